import type { Person } from '@school/server/testing'
import { ratingsModule } from '@school/ratings/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Contest, openContest } from './testing/contest.ts'

let contest: Contest
let masha: Person
let petya: Person
let key: string
const errorOf = (reply: { headers: Record<string, unknown> }) => reply.headers['x-error-code']
const stageAt = (path: string) => `/api/olympiad_stages/${contest.main}${path}`

beforeEach(async () => {
  contest = await openContest()
  masha = await contest.school.person('Маша Миронова')
  petya = await contest.school.person('Пётр Гринёв')
  key = await contest.code()
})

describe('the table', () => {
  test('hides the name and the school of a closed profile, except from its owner', async () => {
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 3)
    await contest.school.rows(
      `with made as (
         insert into school_classes (organization_id, grade_index, letter, school_year)
         select id, 7, 'А', 2026 from organizations where short_name = 'БШ' order by id desc limit 1 returning id
       )
       insert into class_members (school_class_id, user_id, role)
       select made.id, u.id, 'pupil' from made, users u where u.id in (${masha.id}, ${petya.id})`,
    )
    await contest.publish()
    await masha.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    const closed = { place: 1, user_id: null, name: null, school: null, award: 1, is_me: false }
    for (const reader of [petya, contest.school.guest()]) {
      const { body } = await reader.get(stageAt('/rating/users'))
      expect(body).toMatchObject([closed, { name: 'Пётр Г.', school: 'БШ' }])
    }
    expect((await petya.get(stageAt('/rating/me'))).body.around[0]).toMatchObject(closed)
    const { body } = await masha.get(stageAt('/rating/users'))
    expect(body[0]).toMatchObject({ user_id: masha.id, name: 'Маша М.', school: 'БШ', is_me: true })
  })

  test('explains every place to anybody, and one’s own place by tasks', async () => {
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 3)
    const at = (place: number, rest = '') => stageAt(`/rating/places/${place}${rest}`)
    expect(errorOf(await petya.get(at(1)))).toBe('results_hidden')
    await contest.publish()
    const { body } = await contest.school.guest().get(at(2))
    expect(body).toMatchObject({ place: 2, percent: 60, above: 1, sharing: 1, participants: 2, tasks: null })
    const mine = (await petya.get(at(2))).body.tasks
    expect(mine.map((task: { points: number; max_points: number }) => task.points > 0)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect((await masha.get(at(2))).body.tasks).toBeNull()
    for (const path of [at(3), at(1, '?q[grade_eq]=9')])
      expect(errorOf(await petya.get(path))).toBe('place_not_found')
    for (const path of [at(1, '?q[grade_eq]=5'), '/api/olympiad_stages/999999/rating/places/1'])
      expect(errorOf(await petya.get(path))).toBe('stage_not_found')
  })

  test('has a table of a region, with its own places', async () => {
    await contest.takePart(masha, key, 5)
    await contest.takePart(petya, key, 3)
    const regions = await contest.school.rows<{ id: number }>(
      `with regions as (
         insert into organizations (kind, name, short_name, city)
         values ('region', 'Оренбургская линия', 'ОЛ', 'Оренбург'), ('region', 'Яицкий край', 'ЯК', 'Оренбург') returning id
       ), schools as (
         insert into organizations (kind, name, short_name, city, parent_id)
         select 'school', 'Школа ' || id, 'Школа', 'Оренбург', id from regions returning id, parent_id
       ), classes as (
         insert into school_classes (organization_id, grade_index, letter, school_year)
         select id, 7, 'Я', 2026 from schools returning id, organization_id
       ), members as (
         insert into class_members (school_class_id, user_id, role)
         select id, case when row_number() over (order by id) = 1 then ${masha.id} else ${petya.id} end, 'pupil' from classes
         returning 1
       ) select id from regions order by id`,
    )
    await contest.publish()
    await contest.school.jobQueue.run(ratingsModule.jobs![0]!)
    const guest = contest.school.guest()
    expect((await guest.get(stageAt('/rating/regions?q[grade_eq]=7'))).body).toEqual([
      { id: regions[0]!.id, name: 'Оренбургская линия', participants: 1 },
      { id: regions[1]!.id, name: 'Яицкий край', participants: 1 },
    ])
    expect((await guest.get(stageAt('/rating/regions?q[grade_eq]=9'))).body).toEqual([])
    const far = `?q[region_id_eq]=${regions[1]!.id}`
    const { body, headers } = await guest.get(stageAt(`/rating/users${far}`))
    expect(headers['x-total']).toBe('1')
    expect(body).toMatchObject([{ place: 1, name: 'Пётр Г.' }])
    expect((await petya.get(stageAt(`/rating/me${far}`))).body).toMatchObject({ place: 1, participants: 1 })
    expect((await masha.get(stageAt(`/rating/me${far}`))).status).toBe(204)
    expect((await guest.get(stageAt(`/rating/places/1${far}`))).body).toMatchObject({ participants: 1 })
    expect((await guest.get(stageAt('/rating/users?q[region_id_eq]=x'))).status).toBe(422)
  })
})
