import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let courseId: number

const rating = (person: Person, more = '') => person.get(`/api/courses/${courseId}/rating${more}`)

/** Earns experience in the first lesson of the course. */
async function earn(person: Person, xp: number): Promise<void> {
  await school.rows(
    `with work as (select work_id from lessons where course_id = $1 and work_id is not null order by position limit 1),
      attempt as (insert into attempts (work_id, user_id, started_at) select work_id, $2, now() from work returning id, work_id)
    insert into task_states (attempt_id, task_id, status, tries, share, xp, updated_at)
      select attempt.id, wt.task_id, 'solved', 1, 1, $3, now() from attempt join work_tasks wt on wt.work_id = attempt.work_id order by wt.position limit 1`,
    [courseId, person.id, xp],
  )
}

beforeEach(async () => {
  school = await openTestSchool()
  courseId = await school.idOf('courses', 'linear-equations')
  masha = await school.person('Маша Миронова')
  await masha.post(`/api/courses/${courseId}/enrollments`)
})

test('gives places by experience, shared by equals, to those who learn in the course', async () => {
  const names = ['Пётр Гринёв', 'Ваня Швабрин', 'Акулина Памфилова', 'Иван Зурин']
  const others = await Promise.all(names.map((name) => school.person(name)))
  await earn(masha, 20)
  for (const [index, person] of others.entries()) await earn(person, index === 0 ? 30 : 20 - index)
  await others[1]!.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
  const bear = { figure: 'bear', face: 'calm', top: 'none', colour: 2, back: 1 }
  for (const person of [others[0]!, others[1]!])
    await person.patch('/api/user/profile', { user: { avatar: bear } })
  const { body } = await rating(masha)
  expect(body).toMatchObject({ participants: 5, total_pages: 1, mine: { place: 2, xp: 20, page: 1 } })
  expect(body.rows.map((row: { place: number; name: string | null }) => `${row.place} ${row.name}`)).toEqual([
    '1 Пётр Г.',
    '2 Маша М.',
    '3 null',
    '4 Акулина П.',
    '5 Иван З.',
  ])
  // The avatar of a closed profile is hidden, as the name is.
  expect(body.rows.map((row: { avatar: unknown }) => row.avatar)).toEqual([bear, null, null, null, null])
  expect((await rating(masha, '?page=2')).body).toMatchObject({ rows: [], mine: { place: 2 } })
})

test('is silent while there are fewer than five', async () => {
  await earn(masha, 20)
  expect((await rating(masha)).body).toMatchObject({ participants: 1, rows: [], mine: null })
})

test('is absent for strangers to the course, and requires guests to sign in', async () => {
  const petya = await school.person('Пётр Гринёв')
  expect((await rating(petya)).headers['x-error-code']).toBe('course_not_found')
  expect((await rating(school.guest())).status).toBe(401)
  expect((await rating(masha, '?page=0')).status).toBe(422)
})
