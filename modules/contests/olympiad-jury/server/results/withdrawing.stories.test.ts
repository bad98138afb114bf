/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Contest,
  type Fortress,
  days,
  openContest,
  openFortress,
  publishOlympiads,
} from '@school/olympiads/testing'

let contest: Contest
let fortress: Fortress

const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const url = (rest = '') => `/api/teacher/olympiad_stages/${contest.main}${rest}`
const reason = 'В ключе задачи 3 была ошибка'
const withdraw = (body: object = { reason }) => fortress.methodist.post(url('/withdrawals'), body)
const publish = () => fortress.methodist.post(url('/publications'))
const papersOf = async (pupil: Fortress['masha']) =>
  (await pupil.get(`/api/users/${pupil.id}/certificates`)).body.map(({ kind }: { kind: string }) => kind)

beforeEach(async () => {
  contest = await openContest()
  fortress = await openFortress(contest)
  await contest.goThrough(fortress.masha, fortress.parts.masha, 5)
  await contest.goThrough(fortress.shvabrin, fortress.parts.shvabrin, 1)
  await contest.publish()
})

describe('withdrawn results', () => {
  test('are hidden from everybody: no place, no diploma, no solutions; the reason is visible to all', async () => {
    const { masha, shvabrin, parts } = fortress
    const before = (await contest.stage(masha, contest.main)).participation
    expect(before).toMatchObject({ award: 1, result: { percent: 100 } })
    expect(await papersOf(masha)).toContain('diploma_1')

    const { status, body } = await withdraw()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'checking',
      published_at: null,
      withdrawn_because: reason,
      can: { publish: true, withdraw: false, give_time: false, ask_time: false, see_preliminary: true },
    })

    const stage = await contest.stage(masha, contest.main)
    expect(stage).toMatchObject({ step: 'waiting', withdrawn_because: reason, is_rating_open: false })
    expect(stage.participation).toMatchObject({ award: null, result: null, place: null })
    expect((await contest.attempt(masha)).body).toMatchObject({
      stage: { withdrawn_because: reason },
      participation: { result: null },
      can_read_solutions: false,
    })
    expect(await papersOf(masha)).not.toContain('diploma_1')
    const table = await masha.get(`/api/olympiad_stages/${contest.main}/rating/users`)
    expect([table.status, code(table)]).toEqual([403, 'results_hidden'])
    for (const person of [masha, fortress.savelich, fortress.methodist]) {
      const work = await person.get(`/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`)
      expect(work.status).toBe(404)
    }
    expect(code(await contest.start(fortress.grinyov, parts.grinyov))).toBe('work_over')
    expect((await contest.stage(shvabrin, contest.main)).participation.result).toBeNull()
  })

  test('are published again only by a methodist, never by schedule; a diploma keeps its number', async () => {
    const { masha } = fortress
    const [before] = await contest.school.rows<{ id: number; number: string }>(
      `select id, number from certificates where user_id = $1 and kind = 'diploma_1'`,
      [masha.id],
    )
    await withdraw()
    const check = () => masha.get(`/api/certificates/${before!.number}/verification`)
    expect((await check()).body).toMatchObject({
      withdrawn_at: contest.school.now.toISOString(),
      proof: null,
    })
    contest.school.at(days(20))
    for (const job of [...worksModule.jobs!, publishOlympiads]) await contest.school.jobQueue.run(job)
    expect((await fortress.methodist.get(url())).body.published_at).toBeNull()

    const { status, body } = await publish()
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'published', withdrawn_because: null, can: { withdraw: true } })
    expect((await contest.stage(masha, contest.main)).participation).toMatchObject({
      award: 1,
      result: { percent: 100 },
      certificate_id: before!.id,
    })
    expect((await check()).body).toMatchObject({ withdrawn_at: null, proof: { kind: 'diploma_1' } })
  })

  test('do not keep a degree that is no longer earned', async () => {
    const { masha, shvabrin } = fortress
    await withdraw()
    await contest.school.rows('update attempts set points = 0 where user_id = $1 and number = 1', [masha.id])
    await contest.school.rows('update attempts set points = max_points where user_id = $1 and number = 1', [
      shvabrin.id,
    ])
    await publish()
    expect((await contest.stage(masha, contest.main)).participation.award).toBeNull()
    expect(await papersOf(masha)).not.toContain('diploma_1')
    expect((await contest.stage(shvabrin, contest.main)).participation.award).toBe(1)
    expect(await papersOf(shvabrin)).toContain('diploma_1')
  })

  test('block appeals until they are published', async () => {
    const { masha, parts } = fortress
    const { body: work } = await masha.get(`/api/olympiad_stages/${contest.main}/users/${masha.id}/tasks`)
    const appeals = `/api/olympiad_participations/${parts.masha}/tasks/${work.tasks[0].id}/appeals`
    await withdraw()
    expect((await masha.post(appeals, { text: 'Ответ верный, проверьте.' })).status).toBe(404)
    expect(await contest.school.rows('select from appeals')).toEqual([])
  })
})

describe('withdrawing results', () => {
  race('is for methodists, with a reason, once; concurrent requests withdraw once', async () => {
    const { savelich, masha, methodist } = fortress
    const refused = await savelich.post(url('/withdrawals'), { reason })
    expect([refused.status, code(refused)]).toEqual([403, 'only_methodists'])
    expect((await savelich.get(url())).body.can.withdraw).toBe(false)
    expect((await masha.post(url('/withdrawals'), { reason })).status).toBe(403)
    expect(await withdraw({ reason: '  ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Напишите причину: её прочитают участники'] } },
    })
    expect((await withdraw({ reason: 'я'.repeat(301) })).status).toBe(422)
    const statuses = (await together(contest.school, [withdraw, withdraw])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(code(await withdraw())).toBe('stage_unpublished')
    expect((await methodist.post('/api/teacher/olympiad_stages/999999/withdrawals', { reason })).status).toBe(
      404,
    )
    expect(await contest.school.rows('select from olympiad_withdrawals')).toHaveLength(1)
  })

  test('is not possible for a trial, where everybody has seen their own result at once', async () => {
    await contest.school.rows('update olympiad_stages set published_at = $2 where id = $1', [
      contest.trial,
      days(20),
    ])
    const refused = await fortress.methodist.post(
      `/api/teacher/olympiad_stages/${contest.trial}/withdrawals`,
      { reason },
    )
    expect([refused.status, code(refused)]).toEqual([422, 'results_at_once'])
  })
})
