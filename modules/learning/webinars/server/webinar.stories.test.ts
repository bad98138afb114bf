import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '@school/server/testing'
import { worksModule } from '@school/works/server'
import { type Classroom, makeClass, openClassroom, wrong } from '@school/homeworks/testing'
import { closeWebinarHomeworks } from './webinar-jobs.ts'

let classroom: Classroom
beforeEach(async () => {
  classroom = await openClassroom()
})

const minute = 60_000
const tab = 'tab-of-a-pupil'
const inMinutes = (minutes: number) => new Date(classroom.school.now.getTime() + minutes * minute)
const pass = (minutes: number) => classroom.school.at(inMinutes(minutes))
const codeOf = async (reply: Promise<{ headers: Record<string, unknown> }>) =>
  (await reply).headers['x-error-code']

const webinarOf = (more: object = {}) => ({
  title: 'Разбираем проценты',
  school_class_id: classroom.classId,
  starts_at: inMinutes(30).toISOString(),
  minutes: 60,
  ...more,
})

/** Gives the homework of a webinar. @returns ids of both */
async function giveForWebinar(more: object = {}) {
  const { body, status } = await classroom.savelich.post(
    '/api/teacher/homeworks',
    classroom.body({ school_class_ids: [], webinar: webinarOf(), ...more }),
  )
  expect(status).toBe(200)
  return { id: body.id as number, webinarId: body.webinar.id as number }
}

const at = (webinarId: number, rest = '') => `/api/webinars/${webinarId}/homework${rest}`
const managed = (id: number, rest = '') => `/api/teacher/homeworks/${id}${rest}`
const open = (id: number, minutes = 10) => classroom.savelich.post(managed(id, '/openings'), { minutes })
const close = (id: number) => classroom.savelich.delete(managed(id, '/openings'))
const start = (person: Person, webinarId: number) => person.post(at(webinarId, '/starts'), { holder: tab })
const attemptAt = async (person: Person, webinarId: number, rest = '') =>
  `${await person.attemptAt(at(webinarId))}${rest}`
const save = async (person: Person, webinarId: number, taskId: number, body: object, sequence = 1) =>
  person.put(await attemptAt(person, webinarId, `/tasks/${taskId}/answer`), {
    holder: tab,
    sequence,
    ...body,
  })

describe('the homework of a webinar', () => {
  test('waits for its teacher, is solved with a time limit, and is an ordinary homework afterwards', async () => {
    const { masha, petya, savelich, tasks } = classroom
    const { id, webinarId } = await giveForWebinar()
    expect((await savelich.get(managed(id))).body).toMatchObject({ state: 'waiting', pupils: 2 })
    const waiting = await masha.get(at(webinarId))
    expect(waiting.body).toMatchObject({
      webinar: { title: 'Разбираем проценты', state: 'waiting' },
      tasks_count: 3,
      attempt: null,
    })
    expect((await masha.get('/api/user/homeworks')).body).toEqual([])
    expect((await masha.get('/api/user/homeworks/summary')).body.webinars).toMatchObject([{ id: webinarId }])
    expect(await codeOf(start(masha, webinarId))).toBe('webinar_homework_not_open')
    expect((await masha.get(`/api/homeworks/${id}`)).status).toBe(404)

    expect((await open(id)).body).toMatchObject({
      state: 'live',
      tries: 3,
      hard_deadline_at: classroom.inDays(3),
      webinar: { answers_until: inMinutes(10).toISOString() },
    })
    const begun = await start(masha, webinarId)
    expect(begun.body.attempt).toMatchObject({ mode: 'exam', deadline_at: inMinutes(10).toISOString() })
    await save(masha, webinarId, tasks[0]!, await classroom.right(tasks[0]!))
    await save(masha, webinarId, tasks[1]!, wrong)
    const shown = await masha.get(await attemptAt(masha, webinarId, `/tasks/${tasks[0]}`))
    expect(shown.body).toMatchObject({ status: 'started', solution: null, last_try: null })

    const live = await savelich.get(managed(id, '/matrix'))
    expect(live.body.pupils[1]).toMatchObject({
      name: 'Миронова Маша',
      state: 'in_progress',
      percent: null,
      cells: [{ status: 'solved' }, { status: 'failed' }, { status: 'not_started' }],
      can: { mark: false, return: false },
    })
    expect(live.body.tasks[0].solved_percent).toBe(100)

    expect((await close(id)).body).toMatchObject({ state: 'running', submitted: 1 })
    const closed = await masha.get(at(webinarId))
    expect(closed.body).toMatchObject({
      webinar: { state: 'closed' },
      attempt: { mode: 'homework', state: 'finished', result: { percent: 33 } },
    })
    expect((await masha.get('/api/user/homeworks?q[tab_eq]=done')).body).toMatchObject([
      { id, source: 'webinar', state: 'done', percent: 33 },
    ])
    expect((await petya.get('/api/user/homeworks?q[tab_eq]=now')).body).toMatchObject([
      { id, state: 'not_opened', hard_deadline_at: classroom.inDays(3) },
    ])
    expect(await codeOf(save(masha, webinarId, tasks[2]!, wrong, 5))).toBe('webinar_homework_closed')

    await masha.post(`/api/homeworks/${id}/corrections`)
    expect((await classroom.solve(masha, id, tasks[1]!)).status).toBe(200)
    expect((await classroom.submit(masha, id)).body.percent).toBeGreaterThan(33)
    expect((await classroom.goThrough(petya, id, 3)).body).toMatchObject({ state: 'done', percent: 100 })
  })

  test('gets more minutes from its teacher for everybody, and shows no results before the new end', async () => {
    const { masha, petya, savelich, tasks } = classroom
    const { id, webinarId } = await giveForWebinar()
    const prolong = (minutes: number, teacher = savelich) =>
      teacher.post(managed(id, '/prolongings'), { minutes })
    expect(await codeOf(prolong(5))).toBe('webinar_homework_waits')
    await open(id, 10)
    const end = (minutes: number) => inMinutes(minutes).toISOString()
    const [first, second] = [end(10), end(15)]
    expect((await start(masha, webinarId)).body.attempt.deadline_at).toBe(first)
    pass(9)
    expect((await prolong(5)).body.webinar.answers_until).toBe(second)
    expect((await masha.get(at(webinarId))).body).toMatchObject({
      answers_until: second,
      attempt: { deadline_at: second },
    })
    pass(3)
    expect((await save(masha, webinarId, tasks[0]!, await classroom.right(tasks[0]!))).body.deadline_at).toBe(
      second,
    )
    expect((await start(petya, webinarId)).body.attempt.deadline_at).toBe(second)
    await masha.post(await attemptAt(masha, webinarId, '/finishes'))
    for (const job of [...worksModule.jobs!, closeWebinarHomeworks]) await classroom.school.jobQueue.run(job)
    expect((await masha.get(at(webinarId))).body).toMatchObject({
      webinar: { state: 'open' },
      attempt: { result: null },
    })
    pass(3.1)
    expect(await codeOf(prolong(5))).toBe('webinar_time_over')
    await close(id)
    expect(await codeOf(prolong(5))).toBe('webinar_homework_closed')
    expect((await masha.get(at(webinarId))).body.attempt.result.percent).toBe(33)
    const zurin = await classroom.school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
    expect((await prolong(5, zurin)).status).toBe(404)
  })

  test('closes by itself when the time is over, with what was saved', async () => {
    const { masha, tasks } = classroom
    const { id, webinarId } = await giveForWebinar()
    await open(id, 5)
    await start(masha, webinarId)
    await save(masha, webinarId, tasks[0]!, await classroom.right(tasks[0]!))
    pass(5.1)
    await classroom.school.jobQueue.run(closeWebinarHomeworks)
    expect((await masha.get(at(webinarId))).body.webinar.state).toBe('open')
    expect(await codeOf(save(masha, webinarId, tasks[1]!, wrong, 2))).toBe('time_is_up')
    pass(1)
    await classroom.school.jobQueue.run(closeWebinarHomeworks)
    await classroom.school.jobQueue.run(closeWebinarHomeworks)
    expect((await masha.get(at(webinarId))).body).toMatchObject({
      webinar: { state: 'closed' },
      attempt: { finish_reason: 'timeout', result: { percent: 33 } },
    })
  })

  test('closes for everybody when one attempt can’t be judged; this one is on check until it can', async () => {
    const { masha, petya, savelich, tasks } = classroom
    const { id, webinarId } = await giveForWebinar()
    await open(id)
    for (const person of [masha, petya]) {
      await start(person, webinarId)
      await save(person, webinarId, tasks[0]!, await classroom.right(tasks[0]!))
    }
    const put = (response: object) =>
      classroom.school.rows(
        `update answer_drafts set response = $2::jsonb where attempt_id = (select id from attempts where user_id = $1)`,
        [masha.id, JSON.stringify(response)],
      )
    await put({ kind: 'number', text: { not: 'a text' } })
    const cells = async () => (await savelich.get(managed(id, '/matrix'))).body.pupils
    expect(await cells()).toMatchObject([
      { name: 'Гринёв Петя', cells: [{ status: 'solved' }, {}, {}] },
      { name: 'Миронова Маша', cells: [{ status: 'in_queue' }, {}, {}] },
    ])

    expect((await close(id)).body).toMatchObject({ state: 'running', submitted: 2 })
    expect((await petya.get(`/api/homeworks/${id}`)).body).toMatchObject({ state: 'done', percent: 33 })
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      state: 'checking',
      percent: null,
      attempt: { mode: 'homework', state: 'finished', result: null },
      can: { answer: false, mend: false },
    })
    expect(await cells()).toMatchObject([
      { state: 'done', can: { return: true } },
      { state: 'checking', can: { return: false } },
    ])
    const giveBack = (userIds: number[]) => savelich.post(managed(id, '/returns'), { user_ids: userIds })
    expect(await codeOf(giveBack([masha.id]))).toBe('homework_unjudged')
    expect((await giveBack([masha.id, petya.id])).status).toBe(200)

    await put((await classroom.right(tasks[0]!)).response)
    pass(2)
    for (const job of worksModule.jobs!) await classroom.school.jobQueue.run(job)
    expect((await masha.get(`/api/homeworks/${id}`)).body).toMatchObject({
      state: 'done',
      percent: 33,
      can: { mend: true },
    })
  })

  test('a pupil who finishes early sees no result while others are solving', async () => {
    const { masha, tasks } = classroom
    const { id, webinarId } = await giveForWebinar()
    await open(id)
    await start(masha, webinarId)
    await save(masha, webinarId, tasks[0]!, await classroom.right(tasks[0]!))
    await masha.post(await attemptAt(masha, webinarId, '/finishes'))
    const { body } = await masha.get(at(webinarId))
    expect(body.attempt).toMatchObject({ state: 'finished', result: null })
    expect(body.attempt.tasks[0]).toMatchObject({ status: 'started', xp: 0 })
    expect(
      (await masha.get(await attemptAt(masha, webinarId, `/tasks/${tasks[0]}`))).body.solution,
    ).toBeNull()
    await close(id)
    expect((await masha.get(at(webinarId))).body.attempt.result.percent).toBe(33)
  })

  test('opening and closing twice changes nothing', async () => {
    const { id, webinarId } = await giveForWebinar()
    await open(id, 10)
    pass(3)
    expect((await open(id, 30)).body.webinar.answers_until).toBe(inMinutes(7).toISOString())
    await close(id)
    expect((await close(id)).status).toBe(200)
    expect(await codeOf(open(id))).toBe('webinar_homework_closed')
    expect((await classroom.masha.get(at(webinarId))).body.webinar.state).toBe('closed')
  })

  test('that was never opened may be given as an ordinary homework', async () => {
    const { id } = await giveForWebinar()
    expect((await close(id)).body.state).toBe('running')
    expect((await classroom.goThrough(classroom.masha, id, 3)).body.percent).toBe(100)
  })

  test('is for its class alone; others find nothing, a guest is asked to sign in', async () => {
    const { webinarId, id } = await giveForWebinar()
    await open(id)
    const shvabrin = await classroom.school.person('Алексей Швабрин')
    await makeClass(classroom.school, 'Оренбургская', [shvabrin], [])
    expect((await shvabrin.get(at(webinarId))).status).toBe(404)
    expect((await start(shvabrin, webinarId)).status).toBe(404)
    expect((await classroom.masha.get(at(999_999))).status).toBe(404)
    expect((await classroom.savelich.get(at(webinarId))).status).toBe(403)
    expect((await classroom.school.guest().get(at(webinarId))).status).toBe(401)
    const zurin = await classroom.school.person('Иван Зурин', { type: 'agent', gradeIndex: null })
    expect((await zurin.post(managed(id, '/openings'), { minutes: 5 })).status).toBe(404)
  })

  test('can’t be extended, marked or archived before the webinar is closed', async () => {
    const { id } = await giveForWebinar()
    await open(id)
    const { masha, savelich } = classroom
    const days = { target: 'all', days: 1 }
    expect(await codeOf(savelich.post(managed(id, '/extensions'), days))).toBe('homework_of_webinar')
    expect(await codeOf(savelich.post(managed(id, '/archivings')))).toBe('homework_of_webinar')
    const mark = savelich.put(managed(id, '/marks'), { user_ids: [masha.id], mark: 5 })
    expect(await codeOf(mark)).toBe('homework_of_webinar')
    const ordinary = await classroom.give()
    expect(await codeOf(open(ordinary))).toBe('not_of_webinar')
    expect(await codeOf(close(ordinary))).toBe('not_of_webinar')
  })

  test('a draft changes its webinar, and may become one without', async () => {
    const { savelich } = classroom
    const { id } = await giveForWebinar({ is_published: false })
    const put = (more: object) =>
      savelich.put(managed(id), classroom.body({ school_class_ids: [], is_published: false, ...more }))
    const renamed = await put({ webinar: webinarOf({ title: 'Другое имя' }) })
    expect(renamed.body).toMatchObject({ state: 'draft', webinar: { title: 'Другое имя' } })
    expect(await codeOf(open(id))).toBe('homework_not_published')
    const ordinary = await put({ webinar: null, version: renamed.body.version })
    expect(ordinary.body.webinar).toBeNull()
    expect((await savelich.delete(managed(id))).status).toBe(204)
    const { copied } = { copied: await savelich.post(managed((await giveForWebinar()).id, '/copies')) }
    expect(copied.body).toMatchObject({ state: 'draft', webinar: null })
  })

  test.each([
    ['webinar_passed', () => ({ webinar: webinarOf({ starts_at: inMinutes(-120).toISOString() }) })],
    ['webinar_class_not_yours', () => ({ webinar: webinarOf({ school_class_id: 999_999 }) })],
    ['deadline_before_webinar', () => ({ soft_deadline_at: inMinutes(60).toISOString() })],
    ['invalid_input', () => ({ webinar: webinarOf({ minutes: 0 }) })],
  ])('is refused with %s', async (code, more) => {
    const reply = await classroom.savelich.post(
      '/api/teacher/homeworks',
      classroom.body({ school_class_ids: [], webinar: webinarOf(), ...more() }),
    )
    expect(reply.status).toBe(422)
    expect(reply.headers['x-error-code']).toBe(code)
  })

  test('takes no tasks that a person checks', async () => {
    const [essay] = await classroom.school.rows<{ id: number }>(
      `select t.id from tasks t join work_tasks wt on wt.task_id = t.id join lessons l on l.work_id = wt.work_id
        where t.kind in ('file', 'essay') and t.retired_at is null limit 1`,
    )
    const body = classroom.body({ task_ids: [essay!.id], school_class_ids: [], webinar: webinarOf() })
    expect(await codeOf(classroom.savelich.post('/api/teacher/homeworks', body))).toBe(
      'webinar_needs_quick_tasks',
    )
  })
})
