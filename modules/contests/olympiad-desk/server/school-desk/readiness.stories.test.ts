import { race, together } from '@school/server/testing'
import { readArchive } from '@school/kernel/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, days, openContest } from '@school/olympiads/testing'
import { type Heads, openHeads } from '../testing/heads.ts'

let contest: Contest
let at: Heads

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest: string) => `/api/wk/olympiad_stages/${contest.main}${rest}`
const tick = (person: Person, item: string, isDone = true) =>
  person.put(url('/readiness'), { item, is_done: isDone })
const place = (person: Person, schoolClassId: number, set: object = {}) =>
  person.put(url('/class_rooms'), {
    school_class_id: schoolClassId,
    room: 'кабинет 12',
    supervisor_id: null,
    supervisor_name: '',
    ...set,
  })
const classOf = async (person: Person, id: number) =>
  (await person.get(url('/accesses'))).body.find((row: { id: number }) => row.id === id)

beforeEach(async () => {
  contest = await openContest()
  at = await openHeads(contest)
  contest.school.at(days(1))
})

describe('the check list of the organiser', () => {
  test('shows who has ticked what and when; a removed tick stays in the record', async () => {
    const { body } = await tick(at.captain, 'computers')
    expect(body.items).toEqual([
      { item: 'classrooms', ticked_at: null, ticked_by: null },
      { item: 'computers', ticked_at: '2026-09-02T09:00:00.000Z', ticked_by: 'Иван Миронов' },
      { item: 'technician', ticked_at: null, ticked_by: null },
      { item: 'memo', ticked_at: null, ticked_by: null },
    ])
    await tick(at.captain, 'computers')
    await tick(at.captain, 'computers', false)
    const { body: after } = await at.captain.get(url('/readiness'))
    expect(after.items[1]).toMatchObject({ ticked_at: null })
    expect(await contest.school.rows('select ticked_by, cleared_by from olympiad_readiness_ticks')).toEqual([
      { ticked_by: at.captain.id, cleared_by: at.captain.id },
    ])
  })

  race('ticked twice concurrently is ticked once', async () => {
    const both = await together(contest.school, [
      () => tick(at.captain, 'memo'),
      () => tick(at.captain, 'memo'),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await contest.school.rows('select id from olympiad_readiness_ticks')).toHaveLength(1)
  })

  test('is separate for each school; a municipality sees how many schools are ready', async () => {
    for (const item of ['classrooms', 'computers', 'technician', 'memo']) await tick(at.captain, item)
    expect((await at.stranger2.get(url('/readiness'))).body.items[0].ticked_at).toBe(null)
    expect((await at.governor.get(url('/access'))).body.ready_schools).toEqual({ ready: 1, schools: 2 })
    expect((await at.captain.get(url('/access'))).body.ready_schools).toBe(null)
    const { body } = await at.governor.get(url('/schools'))
    expect(body).toMatchObject([
      { name: 'Белогорская', ready: 4 },
      { name: 'Городская', ready: 0 },
    ])
    expect(code(await tick(at.governor, 'memo'))).toBe('desk_of_school')
    expect((await tick(at.teacher, 'memo')).status).toBe(403)
  })

  test('is read-only when the stage is over', async () => {
    contest.school.at(days(6))
    expect(code(await tick(at.captain, 'memo'))).toBe('readiness_fixed')
    expect(code(await place(at.captain, at.classes.seventh))).toBe('readiness_fixed')
    expect((await at.captain.get(url('/readiness'))).body.can).toEqual({ change: false })
  })
})

describe('a class in a stage', () => {
  test('has a classroom and a supervisor: an employee, or a name', async () => {
    expect((await place(at.captain, at.classes.seventh, { supervisor_id: at.teacher.id })).status).toBe(204)
    expect(await classOf(at.captain, at.classes.seventh)).toMatchObject({
      room: 'кабинет 12',
      supervisor_id: at.teacher.id,
      supervisor: 'Архип Савельев',
    })
    const stale = await place(at.captain, at.classes.seventh, { supervisor_name: 'Василиса Егоровна' })
    expect(stale.body.meanwhile).toMatchObject({ version: 1, is_mine: true, current: { room: 'кабинет 12' } })
    await place(at.captain, at.classes.seventh, { supervisor_name: 'Василиса Егоровна', version: 1 })
    expect(await classOf(at.captain, at.classes.seventh)).toMatchObject({
      supervisor_id: null,
      supervisor: 'Василиса Егоровна',
    })
    await place(at.captain, at.classes.seventh, { room: '', version: 2 })
    expect(await classOf(at.captain, at.classes.seventh)).toMatchObject({ room: '', supervisor: null })
  })

  test('of another school is absent, and employees of other schools cannot be supervisors', async () => {
    const foreign = await place(at.captain, at.classes.city)
    expect([foreign.status, code(foreign)]).toEqual([404, 'monitored_class_not_found'])
    expect(code(await place(at.captain, at.classes.seventh, { supervisor_id: at.stranger2.id }))).toBe(
      'supervisor_not_found',
    )
  })

  test('appears with them in the packet of its school', async () => {
    await place(at.captain, at.classes.seventh, { supervisor_name: 'Василиса Егоровна' })
    const packets = `/api/teacher/olympiad_stages/${contest.main}/packets`
    const made = await at.captain.post(packets, { organization_id: at.school })
    expect(made.status, made.text).toBe(200)
    const archive = await at.captain.get(`${packets}/${made.body.id}/file`)
    expect([...readArchive(archive.bytes).keys()]).toContain('Листочки/7А.pdf')
  })
})
