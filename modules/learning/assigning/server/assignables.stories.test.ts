import { beforeEach, expect, test } from 'vitest'
import { type Classroom, day, openClassroom } from '@school/homeworks/testing'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

interface Thing {
  id: number
  kind: string
  kind_title: string
  title: string
  url: string
  minutes: number
}
const find = async (query = '', who = classroom.savelich) =>
  (await who.get(`/api/teacher/assignable_things?${query}`)).body as Thing[]
const one = async (kind: string) => (await find(`q[kind_eq]=${kind}`))[0]!
/** A training whose answers are judged at once. */
const practiceTraining = async () => {
  const [row] = await classroom.school.rows<{ id: number }>(
    `select id from works where kind = 'training' and rules ->> 'mode' = 'practice' order by key limit 1`,
  )
  return (await find('q[kind_eq]=training&limit=100')).find(({ id }) => id === row!.id)!
}
const begin = async ({ url }: Thing) => {
  const { body, status } = await classroom.masha.post(`/api${url}/starts`, { holder: 'tab-of-masha' })
  expect(status).toBe(200)
  return `/api/attempts/${body.attempt.id}`
}
const assign = async (thing: Thing, more: object = {}) =>
  classroom.savelich.post(
    '/api/teacher/homeworks',
    classroom.body({ task_ids: [], thing_id: thing.id, ...more }),
  )
/** Answers all tasks of the thing, of any kind. */
async function solveAll({ id }: Thing, attempt: string) {
  const tasks = await classroom.school.rows<{ id: number }>(
    'select task_id as id from work_tasks where work_id = $1 order by position',
    [id],
  )
  for (const task of tasks) {
    const response = await classroom.school.answerOf(classroom.masha, task.id)
    await classroom.masha.post(`${attempt}/tasks/${task.id}/answer_attempts`, { response })
  }
}
const copyOf = async (id: number, who = classroom.masha) => (await who.get(`/api/homeworks/${id}`)).body
const rowOf = async (id: number, who = classroom.masha) =>
  (await classroom.savelich.get(`/api/teacher/homeworks/${id}/matrix`)).body.pupils.find(
    ({ user_id }: { user_id: number }) => user_id === who.id,
  )

test('lessons, trainings and rehearsals can be searched by words and by kind', async () => {
  const kinds = new Set((await find('limit=100')).map(({ kind }) => kind))
  expect(kinds).toEqual(new Set(['practice', 'training', 'rehearsal']))
  const training = await one('training')
  expect(training).toMatchObject({
    kind_title: 'тренировка',
    url: expect.stringMatching(/^\/trainings\/\d+$/),
  })
  expect(training.minutes).toBeGreaterThan(0)
  const words = encodeURIComponent(training.title.toUpperCase())
  expect((await find(`q[text_cont]=${words}`)).map(({ id }) => id)).toContain(training.id)
  expect((await classroom.masha.get('/api/teacher/assignable_things')).status).toBe(403)
})

test('one can be loaded by its work while it may be assigned', async () => {
  const training = await practiceTraining()
  expect(await find(`q[id_eq]=${training.id}`)).toEqual([training])
  await classroom.school.rows('update trainings set retired_at = now() where work_id = $1', [training.id])
  expect(await find(`q[id_eq]=${training.id}`)).toEqual([])
  await classroom.school.rows('update trainings set retired_at = null where work_id = $1', [training.id])
})

test('an assigned training is done on its own page, and is shown like any homework', async () => {
  const training = await practiceTraining()
  const { body } = await assign(training)
  expect(body.thing).toMatchObject({ id: training.id, title: training.title })
  const id = body.id as number
  expect(await copyOf(id)).toMatchObject({
    state: 'not_opened',
    thing: { url: training.url },
    can: { start: false, answer: false, submit: false, mend: false },
  })
  expect((await classroom.start(classroom.masha, id)).headers['x-error-code']).toBe('homework_of_thing')
  const attempt = await begin(training)
  expect((await copyOf(id)).state).toBe('in_progress')
  await solveAll(training, attempt)
  await classroom.masha.post(`${attempt}/finishes`)
  const { state, percent } = await copyOf(id)
  expect(state).toBe('done')
  expect(percent).toBeGreaterThan(0)
  expect(await rowOf(id)).toMatchObject({
    state: 'done',
    percent,
    cells: [],
    can: { mark: true, return: false },
  })
  expect(await rowOf(id, classroom.petya)).toMatchObject({ state: 'not_opened', percent: null })
  const { body: managed } = await classroom.savelich.get(`/api/teacher/homeworks/${id}`)
  expect(managed).toMatchObject({ pupils: 2, begun: 1, submitted: 1, average_percent: percent })
})

test('an assigned thing is in the journal with its column and the marks of its pupils only', async () => {
  const training = await practiceTraining()
  const { body } = await assign(training, { school_class_ids: [], user_ids: [classroom.masha.id] })
  const attempt = await begin(training)
  await solveAll(training, attempt)
  await classroom.masha.post(`${attempt}/finishes`)
  // Петя takes the same training without such a homework.
  const own = await classroom.petya.post(`/api${training.url}/starts`, { holder: 'tab-of-petya' })
  await classroom.petya.post(`/api/attempts/${own.body.attempt.id}/finishes`)
  const at = `/api/school_classes/${classroom.classId}/journal`
  const journal = async () => (await classroom.savelich.get(`${at}?discipline=all`)).body
  expect((await journal()).offers).toMatchObject([{ homework_id: body.id, handed_in: 1 }])
  expect((await classroom.savelich.post(`${at}/homeworks`, { homework_id: body.id })).status).toBe(200)
  const { cells } = await journal()
  const { mark } = await rowOf(body.id)
  expect(cells).toMatchObject([{ user_id: classroom.masha.id, homework_mark: String(mark) }])
})

test('attempts made before it was given do not count, unless the thing can be solved only once', async () => {
  const training = await practiceTraining()
  await classroom.masha.post(`${await begin(training)}/finishes`)
  classroom.school.at(new Date(classroom.school.now.getTime() + day / 10))
  const { body } = await assign(training)
  expect(await copyOf(body.id)).toMatchObject({ state: 'not_opened' })
})

test('a lesson is done when no task of it is left', async () => {
  const lesson = await one('practice')
  const { body } = await assign(lesson)
  const [courseId, lessonId] = lesson.url.match(/\d+/g)!
  await classroom.masha.post(`/api/courses/${courseId}/enrollments`)
  const attempt = await classroom.masha.begin(`/api/lessons/${lessonId}`)
  expect((await copyOf(body.id)).state).toBe('in_progress')
  await solveAll(lesson, attempt)
  const copy = await copyOf(body.id)
  expect(copy.state === 'done' || copy.state === 'checking').toBe(true)
  expect(copy.finished_at).not.toBeNull()
})

test('a thing excludes tasks, must exist, and can’t be replaced after publication', async () => {
  const training = await one('training')
  expect((await assign(training, { task_ids: classroom.tasks })).headers['x-error-code']).toBe(
    'thing_stands_alone',
  )
  expect((await assign({ ...training, id: 999_999 })).headers['x-error-code']).toBe('thing_unknown')
  const { body } = await assign(training)
  const other = await one('rehearsal')
  const changed = await classroom.savelich.put(
    `/api/teacher/homeworks/${body.id}`,
    classroom.body({ task_ids: [], thing_id: other.id }),
  )
  expect(changed.headers['x-error-code']).toBe('thing_stands')
  const { headers } = await classroom.savelich.post(
    '/api/teacher/homeworks',
    classroom.body({ task_ids: [] }),
  )
  expect(headers['x-error-code']).toBe('no_tasks')
})

test('pupils who have not started a thing are reminded and late as with any homework', async () => {
  const { body } = await assign(await one('training'))
  const { body: reminded } = await classroom.savelich.post(`/api/teacher/homeworks/${body.id}/reminders`)
  expect(reminded.pupils).toBe(2)
  expect((await classroom.masha.get('/api/user/homeworks')).body).toMatchObject([{ id: body.id }])
})
