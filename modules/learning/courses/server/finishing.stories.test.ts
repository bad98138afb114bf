/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { coursesModule } from './index.ts'

let school: TestSchool
let masha: Person
let courseId: number
let last: { lessonId: number; workId: number; taskId: number }

const nightly = coursesModule.jobs!.find(({ name }) => name === 'certify-finished-courses')!
const certificatesOf = async (person: Person) =>
  (await person.get(`/api/users/${person.id}/certificates`)).body
const giveUpLast = async () =>
  masha.post(`${await masha.begin(`/api/lessons/${last.lessonId}`)}/tasks/${last.taskId}/fails`)

/** Everything of the course but its last task: solved, or given up where the share is nought. */
async function closeAllButLast(share: number): Promise<void> {
  await school.rows(
    `insert into attempts (work_id, user_id, started_at)
      select work_id, $1, $3 from lessons where course_id = $2 and retired_at is null`,
    [masha.id, courseId, school.now],
  )
  await school.rows(
    `insert into task_states (attempt_id, task_id, status, tries, share, gave_up, updated_at)
      select a.id, wt.task_id, case when $4 >= 1 then 'solved' else 'failed' end, 1, $4, $4 < 1, $3::timestamptz - interval '1 day'
      from lessons l join attempts a on a.work_id = l.work_id and a.user_id = $1 join work_tasks wt on wt.work_id = l.work_id
      where l.course_id = $2 and l.retired_at is null and wt.task_id <> $5`,
    [masha.id, courseId, school.now, share, last.taskId],
  )
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  courseId = await school.idOf('courses', 'linear-equations')
  await masha.post(`/api/courses/${courseId}/enrollments`)
  const [found] = await school.rows<typeof last>(
    `select l.id as "lessonId", l.work_id as "workId", wt.task_id as "taskId"
      from lessons l join work_tasks wt on wt.work_id = l.work_id
      where l.course_id = $1 and l.retired_at is null order by l.position desc, wt.position desc limit 1`,
    [courseId],
  )
  last = found!
  await school.jobQueue.hearAnnounced()
})

describe('the last task of a course', () => {
  test('awards its certificate, once, with the number of solved tasks', async () => {
    await closeAllButLast(1)
    expect((await masha.get(`/api/courses/${courseId}`)).body.certificate_id).toBeNull()
    expect((await giveUpLast()).status).toBe(200)
    expect(await certificatesOf(masha)).toEqual([])
    expect(await school.jobQueue.hearAnnounced()).toBeGreaterThan(0)
    const [certificate, ...others] = await certificatesOf(masha)
    expect(others).toEqual([])
    expect(certificate).toMatchObject({
      kind: 'completion',
      title: expect.stringMatching(/^Курс «.+»$/),
      issued_at: school.now.toISOString(),
    })
    const [, solved, total] = /^Решено задач: (\d+) из (\d+)$/.exec(certificate.details)!
    expect(Number(total) - Number(solved)).toBe(1)
    expect((await masha.get(`/api/courses/${courseId}`)).body.certificate_id).toBe(certificate.id)
    await school.jobQueue.run(nightly)
    expect(await certificatesOf(masha)).toHaveLength(1)
  })

  test('awards none to those who have given most of it up', async () => {
    await closeAllButLast(0)
    await giveUpLast()
    expect(await school.jobQueue.hearAnnounced()).toBeGreaterThan(0)
    await school.jobQueue.run(nightly)
    expect(await certificatesOf(masha)).toEqual([])
  })

  test('is a certificate for its pupil only', async () => {
    const petya = await school.person('Пётр Гринёв')
    await petya.post(`/api/courses/${courseId}/enrollments`)
    await closeAllButLast(1)
    await giveUpLast()
    await school.jobQueue.hearAnnounced()
    expect(await certificatesOf(petya)).toEqual([])
  })
})

test('a task that is not the last of its lesson announces only that it was given up', async () => {
  expect((await giveUpLast()).status).toBe(200)
  expect(await school.jobQueue.hearAnnounced()).toBe(1)
})

test('a course whose last lesson was taken away is certified by the night', async () => {
  await closeAllButLast(1)
  await school.rows('update lessons set retired_at = $1 where id = $2', [school.now, last.lessonId])
  try {
    await school.jobQueue.run(nightly)
    expect(await certificatesOf(masha)).toHaveLength(1)
  } finally {
    await school.rows('update lessons set retired_at = null where id = $1', [last.lessonId])
  }
})
