import { type Person, openTestSchool, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let savelich: Person
let courseId: number
let lessonId: number

const at = (id = lessonId, course = courseId) => `/api/teacher/courses/${course}/lessons/${id}`
const agent = { type: 'agent', gradeIndex: null } as const

/** How much of what lessons keep about people there is. */
const kept = () =>
  school.rows(
    `select (select count(*) from attempts) as attempts, (select count(*) from lesson_views) as views,
      (select count(*) from access_grants) as grants, (select count(*) from homework_copies) as copies`,
  )

beforeEach(async () => {
  school = await openTestSchool()
  savelich = await school.person('Архип Савельев', { ...agent, portalRole: 'teacher' })
  courseId = await school.idOf('courses', 'linear-equations')
  lessonId = (await savelich.get(`/api/courses/${courseId}`)).body.lessons[1].id
})

test('a teacher reads a lesson that is closed to its pupils and previews its tasks, and nothing is kept of it', async () => {
  const before = await kept()
  expect((await savelich.get(`/api/courses/${courseId}`)).body.can).toMatchObject({
    learn: false,
    teach: true,
  })
  expect((await savelich.get(`/api/lessons/${lessonId}/tasks`)).status).toBe(403)
  const { status, body } = await savelich.get(at())
  expect(status).toBe(200)
  expect(body.notes_html).toContain('<')
  expect(body.tasks.length).toBeGreaterThan(0)
  expect(JSON.stringify(body.tasks)).not.toContain('rubric')
  const [task] = body.tasks
  const preview = await savelich.get(`/api/tasks/${task.id}/preview`)
  expect(preview.body.solution.html).toBeTruthy()
  await savelich.post(`/api/tasks/${task.id}/preview/checks`, {
    response: { kind: preview.body.question.kind, text: '1' },
  })
  expect(await kept()).toEqual(before)
})

test('a methodist reads it too; a pupil, a guest and a grown-up who teaches nowhere do not', async () => {
  const methodist = await school.person('Анна Власьевна', { ...agent, isMethodist: true })
  expect((await methodist.get(at())).status).toBe(200)
  expect((await (await school.person('Маша Миронова')).get(at())).status).toBe(403)
  expect((await school.guest().get(at())).status).toBe(401)
  const stranger = await school.person('Антон Бопре', agent)
  const { headers } = await stranger.get(at())
  expect(headers['x-error-code']).toBe('lesson_not_found')
  expect((await stranger.get(`/api/courses/${courseId}`)).body.can.teach).toBe(false)
})

test('a lesson of another course, one that is retired and one of a retired course are not found', async () => {
  const other = await school.idOf('courses', 'why-club')
  expect((await savelich.get(at(lessonId, other))).status).toBe(404)
  expect((await savelich.get(at(2_147_483_647))).status).toBe(404)
  await school.rows('update courses set retired_at = now() where id = $1', [courseId])
  expect((await savelich.get(at())).status).toBe(404)
  await school.rows('update courses set retired_at = null where id = $1', [courseId])
  await school.rows('update lessons set retired_at = now() where id = $1', [lessonId])
  expect((await savelich.get(at())).status).toBe(404)
})

test('a task of a contest in progress is not shown, till its results are out', async () => {
  const { tasks } = (await savelich.get(at())).body
  const [task] = tasks
  await school.rows(
    `insert into work_tasks (work_id, task_id, position)
     select id, $1, 90 from works where kind = 'olympiad' and results_out_at is null limit 1`,
    [task.id],
  )
  const ids = async () => (await savelich.get(at())).body.tasks.map(({ id }: { id: number }) => id)
  expect(await ids()).toEqual(tasks.slice(1).map(({ id }: { id: number }) => id))
  expect((await savelich.get(`/api/tasks/${task.id}/preview`)).status).toBe(404)
  await school.rows(`update works set results_out_at = now() where kind = 'olympiad'`)
  expect(await ids()).toContain(task.id)
})
