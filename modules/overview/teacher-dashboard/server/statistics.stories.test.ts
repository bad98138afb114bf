/** @module-tag embedded */
import { readTable } from '@school/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, openTeacherFixture, type TeacherFixture } from './testing/teacher-fixture.ts'

let fixture: TeacherFixture
let at: string
let courseId: number
let lessons: { id: number; work_id: number }[]
const statisticsOf = async (query: string, who = fixture.savelich) =>
  (await who.get(`${at}/statistics?${query}`)).body

beforeEach(async () => {
  fixture = await openTeacherFixture()
  at = `/api/school_classes/${fixture.classId}`
  const [course] = await fixture.school.rows<{ id: number }>(
    `select c.id from courses c where c.is_free and c.retired_at is null order by (
      select count(*) from lessons l join homeworks h on h.lesson_id = l.id where l.course_id = c.id) desc, c.id limit 1`,
  )
  courseId = course!.id
  lessons = await fixture.school.rows(
    'select id, work_id from lessons where course_id = $1 and retired_at is null order by position',
    [courseId],
  )
  await fixture.masha.post(`/api/courses/${courseId}/enrollments`, {})
})

/** So many first tasks of a work are solved, the others are not touched. */
const solve = (userId: number, workId: number, count: number) =>
  fixture.school.rows(
    `with a as (insert into attempts (work_id, user_id, started_at) values ($1, $2, $4) returning id)
      insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
      select a.id, wt.task_id, 'solved', 1, 1, $4 from a, (
        select task_id from work_tasks where work_id = $1 order by position limit $3) wt`,
    [workId, userId, count, fixture.school.now],
  )
const tasksOf = async (workId: number) =>
  (await fixture.school.rows('select from work_tasks where work_id = $1', [workId])).length

const cellsOf = (statistics: { pupils: { user_id: number; cells: unknown[] }[] }, userId: number) =>
  statistics.pupils.find(({ user_id }) => user_id === userId)!.cells

test('by lessons it shows for each pupil the result of each lesson, and nothing of what was not begun', async () => {
  const [first] = lessons
  const all = await tasksOf(first!.work_id)
  await solve(fixture.masha.id, first!.work_id, 1)
  await solve(fixture.listed[0]!, first!.work_id, all)
  const statistics = await statisticsOf('by=lessons')
  expect(statistics.course_id).toBe(courseId)
  expect(statistics.lessons.map(({ id }: { id: number }) => id)).toEqual(lessons.map(({ id }) => id))
  const ofMasha = Math.round(100 / all)
  expect(cellsOf(statistics, fixture.masha.id)[0]).toMatchObject({ percent: ofMasha })
  expect(cellsOf(statistics, fixture.listed[0]!)[0]).toMatchObject({ percent: 100 })
  expect(cellsOf(statistics, fixture.masha.id)[1]).toEqual({ percent: null, homework: null })
  expect(statistics.lessons[0]).toMatchObject({ begun: 2, percent: Math.round((ofMasha + 100) / 2) })
  expect(statistics.pupils.map(({ name }: { name: string }) => name)).toEqual([
    'Белова Палаша',
    'Миронова Маша',
    'Швабрин Алексей',
  ])
})

test('the homework of a lesson is shown under it from the moment the lesson is begun', async () => {
  const [homework] = await fixture.school.rows<{ lesson_id: number; work_id: number }>(
    `select h.lesson_id, h.work_id from homeworks h join lessons l on l.id = h.lesson_id
      where l.course_id = $1 and h.source = 'course' order by l.position limit 1`,
    [courseId],
  )
  const place = lessons.findIndex(({ id }) => id === homework!.lesson_id)
  await solve(fixture.masha.id, lessons[place]!.work_id, 1)
  const stateOf = async () =>
    (cellsOf(await statisticsOf('by=lessons'), fixture.masha.id)[place] as { homework: string }).homework
  expect(await stateOf()).toBe('not_opened')
  await solve(fixture.masha.id, homework!.work_id, 1)
  expect(await stateOf()).toBe('in_progress')
  await fixture.school.rows(
    'update attempts set finished_at = $2, judged_at = $2, points = 100, max_points = 100 where work_id = $1',
    [homework!.work_id, fixture.school.now],
  )
  expect(await stateOf()).toBe('done')
})

test('by courses it shows who has begun, what is done, and when they were there', async () => {
  const { pupils, courses } = await statisticsOf('by=courses')
  expect(courses).toEqual([expect.objectContaining({ id: courseId, pupils: 1, percent: null })])
  expect(cellsOf({ pupils }, fixture.masha.id)).toEqual([
    { began_at: null, lessons_done: 0, percent: 0, last_visit_at: null },
  ])
  expect(cellsOf({ pupils }, fixture.listed[0]!)).toEqual([null])
  await solve(fixture.masha.id, lessons[0]!.work_id, 100)
  await fixture.masha.post(`/api/lessons/${lessons[0]!.id}/views`, {})
  const after = await statisticsOf('by=courses')
  expect(cellsOf(after, fixture.masha.id)[0]).toMatchObject({
    lessons_done: 1,
    began_at: fixture.school.now.toISOString(),
    last_visit_at: fixture.school.now.toISOString(),
  })
  const [program] = (await fixture.masha.get('/api/user/programs')).body.programs
  expect(after.courses[0].percent).toBe(program.percent)
})

test('leaves as a table, with the means at its end', async () => {
  await solve(fixture.masha.id, lessons[0]!.work_id, 100)
  const reply = await fixture.savelich.get(`${at}/statistics/file?by=lessons&format=csv`)
  const rows = await readTable('csv', reply.bytes)
  expect(rows).toHaveLength(5)
  expect(rows[2]!.slice(0, 2)).toEqual(['Миронова Маша', '100'])
  expect(rows.at(-1)!.slice(0, 2)).toEqual(['В среднем по классу', '100'])
  const courses = await fixture.savelich.get(`${at}/statistics/file?by=courses&format=csv`)
  expect(await readTable('csv', courses.bytes)).toHaveLength(4)
})

test('a course in which no pupil of the class learns, and a class of a colleague, are absent', async () => {
  const [other] = await fixture.school.rows<{ id: number }>('select id from courses where id <> $1 limit 1', [
    courseId,
  ])
  expect(codeOf(await fixture.savelich.get(`${at}/statistics?by=lessons&course_id=${other!.id}`))).toBe(
    'course_not_found',
  )
  for (const address of [
    'statistics?by=courses',
    'statistics?by=lessons',
    'statistics/file?by=courses&format=csv',
  ])
    expect(codeOf(await fixture.colleague.get(`${at}/${address}`))).toBe('school_class_not_found')
  expect((await fixture.masha.get(`${at}/statistics?by=courses`)).status).toBe(403)
})

test.each(['by=lessons', 'by=courses'])(
  '%s: the number of statements does not grow with the number of pupils',
  async (by) => {
    const costOf = () => fixture.school.statementsOf(() => statisticsOf(by))
    const few = await costOf()
    await fixture.school.addPupils(fixture.classId, 40)
    expect((await statisticsOf(by)).pupils).toHaveLength(43)
    expect(await costOf()).toBe(few)
  },
)
