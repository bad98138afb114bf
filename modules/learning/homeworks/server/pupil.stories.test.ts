/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '@school/server/testing'
import { type Classroom, day, openClassroom, wrong } from './testing/class.ts'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

/** The answer to a task of the lesson whose options have no names of their own. */
async function answerInLesson(person: Person, lessonId: number): Promise<void> {
  const { body } = await person.post(`/api/lessons/${lessonId}/starts`)
  const [task] = await classroom.school.rows<{ id: number }>(
    `select t.id from lessons l join work_tasks wt on wt.work_id = l.work_id join tasks t on t.id = wt.task_id
     where l.id = $1 and t.kind not in ('single_choice', 'multiple_choice') and t.recipe is null order by wt.position limit 1`,
    [lessonId],
  )
  const address = `/api/attempts/${body.attempt.id}/tasks/${task!.id}/answer_attempts`
  const reply = await person.post(address, await classroom.right(task!.id))
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
}

const tab = (name: string) => `/api/user/homeworks?q[tab_eq]=${name}`
const titles = (body: { title: string }[]) => body.map(({ title }) => title)

describe('a pupil’s list', () => {
  test('has homeworks of all sources, the nearest deadline first', async () => {
    const { masha, school } = classroom
    await classroom.give({
      title: 'Подождёт',
      soft_deadline_at: classroom.inDays(20),
      hard_deadline_at: null,
    })
    await classroom.give({ title: 'Срочное' })
    const lessonId = await school.idOf('lessons', 'why-club/living-and-nonliving')
    await answerInLesson(masha, lessonId)
    const [set] = (await masha.get('/api/homework_library/skills')).body
    await masha.post(`/api/homework_sets/${set.id}/picks`)
    const { body, headers } = await masha.get(tab('now'))
    expect(headers['x-total']).toBe('4')
    expect(titles(body)).toEqual(['Срочное', 'Дома: живое вокруг нас', 'Подождёт', set.title])
    expect(body[1]).toMatchObject({ source: 'course', lesson: { id: lessonId }, hard_deadline_at: null })
    expect(body[0]).toMatchObject({ teacher_name: 'Савелий Савельич', state: 'not_opened', tasks_count: 3 })
    expect((await masha.get('/api/user/homeworks/summary')).body).toMatchObject({
      counts: { now: 4, checking: 0, returned: 0, done: 0 },
      due: [{ title: 'Срочное' }, {}, {}],
    })
  })

  test('filters by discipline and refuses an unknown tab', async () => {
    await classroom.give()
    expect((await classroom.masha.get('/api/user/homeworks?q[discipline_eq]=russian')).body).toEqual([])
    expect((await classroom.masha.get(tab('yesterday'))).status).toBe(422)
  })

  test('shows a homework given by name only to that pupil', async () => {
    await classroom.give({ school_class_ids: [], user_ids: [classroom.petya.id] })
    expect((await classroom.masha.get(tab('now'))).body).toEqual([])
    expect((await classroom.petya.get(tab('now'))).body).toHaveLength(1)
  })

  test('does not show a homework before it opens', async () => {
    const id = await classroom.give({ opens_at: classroom.inDays(0.5) })
    expect((await classroom.masha.get(`/api/homeworks/${id}`)).status).toBe(404)
    classroom.school.at(new Date(classroom.school.now.getTime() + 0.6 * day))
    expect((await classroom.masha.get(tab('now'))).body).toHaveLength(1)
  })

  test('is available to pupils only', async () => {
    expect((await classroom.school.guest().get('/api/user/homeworks')).status).toBe(401)
    expect((await classroom.savelich.get('/api/user/homeworks')).status).toBe(403)
  })
})

describe('a homework', () => {
  test('of somebody else is not found, like an absent one', async () => {
    const id = await classroom.give({ school_class_ids: [], user_ids: [classroom.petya.id] })
    for (const path of [`/api/homeworks/${id}`, '/api/homeworks/999999'])
      expect((await classroom.masha.get(path)).status).toBe(404)
    for (const verb of ['starts', 'corrections'])
      expect((await classroom.masha.post(`/api/homeworks/${id}/${verb}`)).status).toBe(404)
    expect((await classroom.fail(classroom.masha, id, classroom.tasks[0]!)).status).toBe(404)
    expect((await classroom.school.guest().get(`/api/homeworks/${id}`)).status).toBe(401)
  })

  test('is begun, judged at once with three tries, and handed in with a percent and a mark', async () => {
    const { masha, tasks } = classroom
    const id = await classroom.give()
    const { body } = await classroom.start(masha, id)
    expect(body).toMatchObject({
      state: 'in_progress',
      attempt: { mode: 'homework', state: 'running' },
      tries: 3,
    })
    expect(body.intro_html).toContain('Решите три задачи')
    await classroom.solve(masha, id, tasks[0]!)
    await classroom.solve(masha, id, tasks[1]!)
    for (const left of [true, true, false]) {
      const reply = await classroom.fail(masha, id, tasks[2]!)
      expect(reply.body.verdict.outcome).toBe('wrong')
      expect(reply.body.task.can.answer).toBe(left)
    }
    expect((await classroom.fail(masha, id, tasks[2]!)).headers['x-error-code']).toBe('task_closed')
    const done = await classroom.submit(masha, id)
    expect(done.body).toMatchObject({
      state: 'done',
      percent: 67,
      mark: 4,
      is_late: false,
      can: { mend: false },
    })
    expect((await classroom.submit(masha, id)).body).toMatchObject({ state: 'done', percent: 67 })
    expect((await masha.get(tab('done'))).body).toHaveLength(1)
  })

  test('may be reopened for unsolved tasks; the score does not fall', async () => {
    const { masha, tasks } = classroom
    const id = await classroom.give()
    const first = await classroom.goThrough(masha, id, 2)
    expect(first.body).toMatchObject({ percent: 67, can: { mend: true } })
    const again = await masha.post(`/api/homeworks/${id}/corrections`)
    expect(again.body).toMatchObject({ state: 'in_progress', answered_count: 2 })
    expect((await masha.post(`/api/homeworks/${id}/corrections`)).status).toBe(200)
    await classroom.solve(masha, id, tasks[2]!)
    expect((await classroom.submit(masha, id)).body).toMatchObject({ percent: 100, mark: 5 })
    expect((await masha.post(`/api/homeworks/${id}/corrections`)).headers['x-error-code']).toBe(
      'nothing_to_correct',
    )
  })

  test('lists mistakes by the lessons that teach them, only after submission', async () => {
    const { masha, school, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    await classroom.solve(masha, id, tasks[0]!)
    expect((await masha.get(`/api/homeworks/${id}`)).body.mistakes).toEqual([])
    const { body } = await classroom.submit(masha, id)
    const mistakes = body.mistakes as { lesson: { id: number; title: string }; task_ids: number[] }[]
    expect(mistakes.flatMap(({ task_ids }) => task_ids).toSorted()).toEqual(tasks.slice(1).toSorted())
    const [lesson] = await school.rows<{ title: string }>('select title from lessons where id = $1', [
      mistakes[0]!.lesson.id,
    ])
    expect(mistakes[0]!.lesson.title).toBe(lesson!.title)
  })

  test('after the soft deadline is marked as later, nothing is refused', async () => {
    const { masha, school } = classroom
    const id = await classroom.give()
    school.at(new Date(school.now.getTime() + 2 * day))
    expect((await masha.get(tab('now'))).body[0]).toMatchObject({ is_late: true, state: 'not_opened' })
    expect((await classroom.goThrough(masha, id, 3)).body).toMatchObject({
      state: 'done',
      is_late: true,
      percent: 100,
    })
  })

  test('after the hard deadline takes no answers; what was saved is counted', async () => {
    const { masha, petya, school, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    await classroom.solve(masha, id, tasks[0]!)
    school.at(new Date(school.now.getTime() + 4 * day))
    const late = await classroom.solve(masha, id, tasks[1]!)
    expect(late.status).toBe(422)
    expect(late.headers['x-error-code']).toBe('time_is_up')
    expect(late.body.error).toContain('Время вышло')
    expect((await masha.get(`/api/homeworks/${id}`)).body.state).toBe('submitted')
    expect((await classroom.submit(masha, id)).body).toMatchObject({ state: 'done', percent: 33, mark: 2 })
    expect((await classroom.start(petya, id)).headers['x-error-code']).toBe('homework_over')
    expect((await petya.get(tab('done'))).body[0]).toMatchObject({
      state: 'missed',
      mark: null,
      percent: null,
    })
  })

  test('shows solutions when its rules say', async () => {
    const { masha, tasks, school } = classroom
    const id = await classroom.give({ solution: 'after_deadline', tries: 1 })
    await classroom.start(masha, id)
    const { body } = await classroom.solve(masha, id, tasks[0]!)
    expect(body.task.solution).toBeNull()
    const given = await masha.post(`${await classroom.attemptAt(masha, id)}/tasks/${tasks[1]}/fails`)
    expect(given.body.solution).toBeNull()
    school.at(new Date(school.now.getTime() + 4 * day))
    expect(
      (await masha.get(`${await classroom.attemptAt(masha, id)}/tasks/${tasks[0]}`)).body.solution,
    ).not.toBeNull()
  })

  test('opens hints one by one, and refuses what is no answer', async () => {
    const { masha, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    const attempt = await classroom.attemptAt(masha, id)
    const at = `${attempt}/tasks/${tasks[0]}`
    expect((await masha.post(`${at}/hints`)).body.hints).toHaveLength(1)
    const empty = { response: { kind: 'number', text: ' ' } }
    expect((await masha.post(`${at}/answer_attempts`, empty)).headers['x-error-code']).toBe('answer_empty')
    const other = { response: { kind: 'single_choice', choice: 'a' } }
    expect((await masha.post(`${at}/answer_attempts`, other)).headers['x-error-code']).toBe('answer_mismatch')
    expect((await masha.post(`${attempt}/tasks/999999/answer_attempts`, wrong)).status).toBe(404)
  })

  race('two concurrent answers are two tries or one refusal, never a lost one', async () => {
    const { masha, tasks } = classroom
    const id = await classroom.give()
    await classroom.start(masha, id)
    const replies = await together(classroom.school, [
      () => classroom.fail(masha, id, tasks[0]!),
      () => classroom.fail(masha, id, tasks[0]!),
    ])
    const kept = replies.filter(({ status }) => status === 200).length
    const [row] = await classroom.school.rows<{ count: number }>('select count(*)::int as count from answers')
    expect(row!.count).toBe(kept)
    expect(kept).toBeGreaterThan(0)
  })
})

describe('a lesson’s homework', () => {
  const term = '2026-11-27T20:59:00.000Z'
  let lessonId: number
  let at: string
  beforeEach(async () => {
    lessonId = await classroom.school.idOf('lessons', 'why-club/living-and-nonliving')
    at = `/api/lessons/${lessonId}/homework`
  })

  test('is given with the first answer in the lesson, in a week’s time', async () => {
    const { masha, school } = classroom
    await answerInLesson(masha, lessonId)
    const { body } = await masha.get(at)
    expect(body).toMatchObject({ source: 'course', is_given: true, soft_deadline_at: term })
    expect((await masha.get(`/api/homeworks/${body.id}`)).status).toBe(200)
    expect((await masha.get(tab('now'))).body).toHaveLength(1)
    school.at(new Date(school.now.getTime() + day))
    expect((await masha.get(at)).body.soft_deadline_at).toBe(term)
  })

  test('is not given by viewing the lesson: it is shown there, can be opened, and is not in the list', async () => {
    const { masha } = classroom
    await masha.post(`/api/lessons/${lessonId}/views`)
    const { body } = await masha.get(at)
    expect(body).toMatchObject({ state: 'not_opened', is_given: false })
    expect((await masha.get(`/api/homeworks/${body.id}`)).status).toBe(200)
    expect((await masha.get(tab('now'))).body).toEqual([])
  })

  test('is hidden from pupils to whom the lesson is not open', async () => {
    const { masha, school } = classroom
    const locked = await school.idOf('lessons', 'why-club/water-journey')
    expect((await masha.get(`/api/lessons/${locked}/homework`)).status).toBe(204)
    expect((await masha.get('/api/lessons/999999/homework')).status).toBe(404)
    await school.rows(
      `insert into access_grants (user_id, resource_kind, resource_id, source, cause, starts_at, ends_at, given_at)
       select $1, 'course', course_id, 'gift', 'gift:1', $3::timestamptz - interval '2 days', $3::timestamptz - interval '1 day', $3 from lessons where id = $2`,
      [masha.id, lessonId, school.now],
    )
    expect((await masha.get(at)).status).toBe(204)
  })
})
