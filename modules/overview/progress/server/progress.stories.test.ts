/** @module-tag embedded */
import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import type { Response } from '@school/tasks/contract'
import type { Rubric } from '@school/tasks/server'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let algebra: number
let nature: number
/** How many tasks the course has: the content grows. */
let algebraTasks: number

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  algebra = await school.idOf('courses', 'linear-equations')
  nature = await school.idOf('courses', 'why-club')
  algebraTasks = (await tasksOf(algebra)).length
})

const enrol = (person: Person, courseId: number) => person.post(`/api/courses/${courseId}/enrollments`)
const programs = async (person = masha, query = '') => (await person.get(`/api/user/programs${query}`)).body
const progress = async (person = masha) => (await person.get('/api/user/progress')).body
const courseProgress = (courseId: number, person = masha) =>
  person.get(`/api/user/progress/courses/${courseId}`)

interface TaskOfCourse {
  id: number
  lessonId: number
  kind: Rubric['kind']
  rubric: Rubric
  xp: number
}

/** The lessons of a course in order, with how many tasks each has. */
const lessonsOf = (courseId: number): Promise<{ tasks: number }[]> =>
  school.rows<{ tasks: number }>(
    `select count(*)::int as tasks from lessons l join work_tasks wt on wt.work_id = l.work_id
      where l.course_id = $1 group by l.id order by l.position`,
    [courseId],
  )

/** The tasks of a course in order. */
const tasksOf = (courseId: number): Promise<TaskOfCourse[]> =>
  school.rows<TaskOfCourse>(
    `select t.id, l.id as "lessonId", t.kind, t.rubric, t.available_xp as xp
      from lessons l join work_tasks wt on wt.work_id = l.work_id join tasks t on t.id = wt.task_id
      where l.course_id = $1 order by l.position, wt.position`,
    [courseId],
  )
const open = (person: Person, lessonId: number) => person.post(`/api/lessons/${lessonId}/views`)
async function act(
  person: Person,
  { lessonId, id }: TaskOfCourse,
  verb: string,
  body?: unknown,
): Promise<void> {
  const attempt = await person.begin(`/api/lessons/${lessonId}`)
  expect((await person.post(`${attempt}/tasks/${id}/${verb}`, body)).status).toBe(200)
}
const answer = async (person: Person, task: TaskOfCourse, response?: Response) =>
  act(person, task, 'answer_attempts', { response: await school.answerOf(person, task.id, response) })
const solve = (person: Person, task: TaskOfCourse) => answer(person, task)
const giveUp = (person: Person, task: TaskOfCourse) => act(person, task, 'fails')
async function mistake(person: Person, task: TaskOfCourse) {
  if (task.rubric.kind !== 'single_choice') throw new Error('mistakes are made in choices')
  const wrong = task.rubric.options.find((option) => !option.correct)!
  await answer(person, task, { kind: 'single_choice', choice: wrong.id })
}

describe('progress', () => {
  const addresses = () => [
    '/api/user/programs',
    '/api/user/progress',
    `/api/user/progress/courses/${algebra}`,
  ]

  test('requires guests to sign in', async () => {
    for (const url of addresses()) expect((await school.guest().get(url)).status).toBe(401)
  })

  test('is not for teachers', async () => {
    const savelich = await school.person('Архип Савельич', { type: 'agent', gradeIndex: null })
    for (const url of addresses()) expect((await savelich.get(url)).status).toBe(403)
  })
})

describe('programs', () => {
  test('of a newcomer are none, with an empty week', async () => {
    expect(await programs()).toEqual({
      level: { level: 1, gained_xp: 0, available_xp: 100, total_xp: 0 },
      week: ['14', '15', '16', '17', '18', '19', '20'].map((day) => ({
        day: `2026-11-${day}`,
        answers: 0,
        solved: 0,
        xp: 0,
      })),
      programs: [],
    })
  })

  test('begin with the first lesson', async () => {
    await enrol(masha, algebra)
    const [program] = (await programs()).programs
    expect(program).toMatchObject({
      id: algebra,
      discipline: { key: 'math' },
      lessons_count: (await lessonsOf(algebra)).length,
      progress: { done: 0, total: algebraTasks },
      percent: 0,
      access_state: 'available',
      next_lesson: { position: 1 },
      last_opened_at: null,
    })
  })

  test('go on with the first lesson that has tasks left', async () => {
    await enrol(masha, algebra)
    const tasks = await tasksOf(algebra)
    const [first] = await lessonsOf(algebra)
    for (const task of tasks.slice(0, first!.tasks)) await giveUp(masha, task)
    const [program] = (await programs()).programs
    expect(program).toMatchObject({
      progress: { done: first!.tasks, total: algebraTasks },
      percent: Math.round((100 * first!.tasks) / algebraTasks),
      next_lesson: { position: 2 },
    })
    expect(program.next_lesson.id).toBe(tasks[first!.tasks]!.lessonId)
  })

  test('have nowhere to go on when all tasks are closed', async () => {
    await enrol(masha, algebra)
    for (const task of await tasksOf(algebra)) await giveUp(masha, task)
    expect((await programs()).programs[0]).toMatchObject({ percent: 100, next_lesson: null })
  })

  test('are in the order of their last opening, then of enrolment', async () => {
    for (const id of [algebra, nature]) {
      await enrol(masha, id)
      school.at(new Date(school.now.getTime() + 60_000))
    }
    const order = async () => (await programs()).programs.map((program: { id: number }) => program.id)
    expect(await order()).toEqual([nature, algebra])
    const [first] = await tasksOf(algebra)
    await open(masha, first!.lessonId)
    expect(await order()).toEqual([algebra, nature])
    expect((await programs()).programs[0].last_opened_at).toBe(school.now.toISOString())
  })

  test('that are archived are shown on request', async () => {
    for (const id of [algebra, nature]) await enrol(masha, id)
    await school.rows('update access_grants set archived_at = now() where resource_id = $1', [nature])
    const ids = async (query: string) =>
      (await programs(masha, query)).programs.map((program: { id: number }) => program.id)
    expect(await ids('')).toEqual([algebra])
    expect(await ids('?q[archived_eq]=false')).toEqual([algebra])
    expect(await ids('?q[archived_eq]=true')).toEqual([nature])
    expect((await masha.get('/api/user/programs?q[archived_eq]=perhaps')).status).toBe(422)
    expect((await masha.get('/api/user/programs?q[s]=title%20asc')).status).toBe(422)
  })

  test('whose access has ended lead nowhere', async () => {
    await enrol(masha, algebra)
    await school.rows('update access_grants set ends_at = $1', [school.now])
    expect((await programs()).programs[0]).toMatchObject({ access_state: 'expired', next_lesson: null })
  })

  test('given twice are shown once', async () => {
    await enrol(masha, algebra)
    await school.rows(
      `insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, given_at)
       values ($1, 'course', $2, 'gift', 'gift:1', now(), now())`,
      [masha.id, algebra],
    )
    expect((await programs()).programs).toHaveLength(1)
  })
})

describe('own progress', () => {
  test('of a newcomer is all zeros', async () => {
    const body = await progress()
    expect(body).toMatchObject({
      level: { level: 1 },
      totals: { solved: 0, answers: 0, success_percent: null, xp: 0, active_days: 0 },
      courses: [],
      heatmap: [],
    })
    expect(body.activity).toHaveLength(28)
    expect(body.activity[0]).toEqual({ day: '2026-10-24', answers: 0, solved: 0, xp: 0 })
    expect(body.activity[27].day).toBe('2026-11-20')
  })

  test('sums up answers, success, experience and days', async () => {
    await enrol(masha, algebra)
    const [choice, second, third] = await tasksOf(algebra)
    await mistake(masha, choice!)
    await giveUp(masha, choice!)
    await solve(masha, second!)
    school.at(new Date('2026-11-21T09:00:00Z'))
    await solve(masha, third!)
    const body = await progress()
    const xp = second!.xp + third!.xp
    expect(body.totals).toEqual({ solved: 2, answers: 3, success_percent: 67, xp, active_days: 2 })
    expect(body.level.total_xp).toBe(xp)
    expect(body.activity.slice(-2)).toEqual([
      { day: '2026-11-20', answers: 2, solved: 1, xp: second!.xp },
      { day: '2026-11-21', answers: 1, solved: 1, xp: third!.xp },
    ])
    expect((await programs()).week.slice(-2)).toEqual([
      { day: '2026-11-20', answers: 2, solved: 1, xp: second!.xp },
      { day: '2026-11-21', answers: 1, solved: 1, xp: third!.xp },
    ])
    expect(body.courses).toEqual([
      expect.objectContaining({
        id: algebra,
        progress: { done: 3, total: algebraTasks },
        percent: Math.round(300 / algebraTasks),
        success_percent: 67,
        answers: 3,
        xp,
        is_archived: false,
      }),
    ])
  })

  test('counts a task that was solved in two works once, a task given up never, and so does the profile', async () => {
    await enrol(masha, algebra)
    const [choice, second, third] = await tasksOf(algebra)
    await giveUp(masha, choice!)
    await solve(masha, second!)
    await solve(masha, third!)
    await school.rows(
      `with copy as (insert into works (key, kind) select 'copy', kind from works limit 1 returning id),
        place as (insert into work_tasks (work_id, task_id, position) select id, $1, 1 from copy),
        again as (insert into attempts (work_id, user_id, started_at) select id, $2, now() from copy returning id)
      insert into task_states (attempt_id, task_id, status, share, tries, updated_at)
        select id, $1, 'solved', 1, 1, now() from again`,
      [second!.id, masha.id],
    )
    const { body: profile } = await masha.get(`/api/users/${masha.id}/achievements`)
    expect([(await progress()).totals.solved, profile.solved_tasks]).toEqual([2, 2])
  })

  test('is one’s own', async () => {
    await enrol(masha, algebra)
    const [, task] = await tasksOf(algebra)
    await solve(masha, task!)
    const petya = await school.person('Пётр Гринёв')
    expect((await progress(petya)).totals).toMatchObject({ solved: 0, answers: 0, xp: 0 })
  })

  test('counts a day in the time zone of the pupil', async () => {
    const [, task] = await tasksOf(algebra)
    // Half past midnight in Moscow, half past eleven in Kaliningrad.
    const night = new Date('2026-11-19T21:30:00Z')
    const day = async (timezone: string) => {
      const pupil = await school.person('Пётр Гринёв', { timezone })
      school.at(new Date('2026-11-10T09:00:00Z'))
      await enrol(pupil, algebra)
      school.at(night)
      await solve(pupil, task!)
      school.at(new Date('2026-11-20T09:00:00Z'))
      const { activity } = await progress(pupil)
      return activity.find((row: { answers: number }) => row.answers > 0).day
    }
    expect(await day('Europe/Moscow')).toBe('2026-11-20')
    expect(await day('Europe/Kaliningrad')).toBe('2026-11-19')
  })

  test('shows eight weeks of the disciplines that are learned', async () => {
    school.at(new Date('2026-11-01T09:00:00Z'))
    await enrol(masha, algebra)
    await enrol(masha, nature)
    const [, first, second] = await tasksOf(algebra)
    school.at(new Date('2026-11-15T20:59:00Z'))
    await solve(masha, first!)
    school.at(new Date('2026-11-15T21:00:00Z'))
    await solve(masha, second!)
    school.at(new Date('2026-11-20T09:00:00Z'))
    const { heatmap } = await progress()
    expect(heatmap.map((row: { key: string }) => row.key)).toEqual(['math', 'world'])
    expect(heatmap[0].weeks).toHaveLength(8)
    expect(heatmap[0].weeks[0].week_start).toBe('2026-09-28')
    // Sunday ends and Monday begins at midnight in Moscow.
    expect(heatmap[0].weeks.slice(-2)).toEqual([
      { week_start: '2026-11-09', solved: 1 },
      { week_start: '2026-11-16', solved: 1 },
    ])
    expect(heatmap[1].weeks.every((week: { solved: number }) => week.solved === 0)).toBe(true)
  })
})

describe('progress in a course', () => {
  test('is shown lesson by lesson and task by task', async () => {
    await enrol(masha, algebra)
    const [choice, second] = await tasksOf(algebra)
    await open(masha, choice!.lessonId)
    await masha.put(`/api/lessons/${choice!.lessonId}/watch_progress`, {
      position: 12,
      watched_seconds: 12.5,
    })
    await mistake(masha, choice!)
    await solve(masha, second!)
    const { status, body } = await courseProgress(algebra)
    expect(status).toBe(200)
    expect(body.course).toMatchObject({ id: algebra, discipline: { key: 'math' } })
    const lessons = await lessonsOf(algebra)
    expect(body.lessons).toHaveLength(lessons.length)
    expect(body.lessons[0]).toMatchObject({
      position: 1,
      progress: { done: 1, total: lessons[0]!.tasks },
      percent: Math.round(100 / lessons[0]!.tasks),
      xp: second!.xp,
      opened_at: school.now.toISOString(),
      watched_seconds: 12,
      reading_minutes: expect.any(Number),
    })
    expect(body.lessons[0].tasks.slice(0, 3)).toMatchObject([
      { id: choice!.id, position: 1, status: 'started', share: 0, tries: 1, xp: 0 },
      { id: second!.id, position: 2, status: 'solved', share: 1, tries: 1, xp: second!.xp },
      { position: 3, status: 'not_started', share: 0, tries: 0, xp: 0 },
    ])
    expect(body.lessons[1]).toMatchObject({ percent: 0, opened_at: null, watched_seconds: 0 })
    expect(body.totals).toMatchObject({
      progress: { done: 1, total: algebraTasks },
      percent: Math.round(100 / algebraTasks),
      success_percent: 100,
      tries: 2,
      xp: second!.xp,
      watched_seconds: 12,
    })
  })

  test('in which the pupil has not enrolled is not found, like an absent one', async () => {
    const petya = await school.person('Пётр Гринёв')
    await enrol(petya, algebra)
    for (const id of [algebra, 999_999]) {
      const { status, headers } = await courseProgress(id)
      expect(status).toBe(404)
      expect(headers['x-error-code']).toBe('course_not_found')
    }
    expect((await masha.get('/api/user/progress/courses/abc')).status).toBe(404)
  })

  test('shows nothing of another pupil of the same course', async () => {
    const petya = await school.person('Пётр Гринёв')
    for (const person of [masha, petya]) await enrol(person, algebra)
    const [, task] = await tasksOf(algebra)
    await solve(petya, task!)
    expect((await courseProgress(algebra)).body.totals).toMatchObject({ tries: 0, xp: 0 })
  })

  test('says nothing about the right answers', async () => {
    await enrol(masha, algebra)
    expect((await courseProgress(algebra)).text).not.toMatch(
      /"(rubric|correct|answer|solution\w*|question|response)"/,
    )
  })
})
