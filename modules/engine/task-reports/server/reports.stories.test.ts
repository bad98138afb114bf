import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let methodist: Person
let task: number
let other: number

const at = (taskId = task) => `/api/tasks/${taskId}/reports`
const body = { kind: 'wrong_answer', text: 'В ответе должно быть 7, а не 8.' }
const report = (person: Person, more: object = {}, taskId = task) =>
  person.post(at(taskId), { ...body, ...more })
const list = (person: Person, status = 'open') => person.get(`/api/task_reports?q[status_eq]=${status}`)
const close = (person: Person, id: number, more: object = {}) =>
  person.post(`/api/task_reports/${id}/closings`, { status: 'fixed', answer: 'Исправили ответ', ...more })
const code = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  methodist = await school.person('Анна Савельева', { gradeIndex: null, type: 'agent', isMethodist: true })
  task = await school.idOf('tasks', 'linear-equations/what-is-equation/honey-jars')
  other = await school.idOf('tasks', 'trainings/own-numbers/linear-root')
})

describe('a pupil', () => {
  test('reports a task and sees that it is looked at', async () => {
    const { status, body: made } = await report(masha)
    expect(status).toBe(200)
    expect(made).toMatchObject({ task_id: task, kind: 'wrong_answer', status: 'open', answer: null })
    expect((await masha.get('/api/task_reports/mine')).body).toEqual([made])
  })

  race('has one waiting report about a task: the second is refused', async () => {
    const both = await together(school, [() => report(masha), () => report(masha, { kind: 'typo' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(code(both.find(({ status }) => status === 422)!)).toBe('report_waits')
    expect((await report(masha, {}, other)).status).toBe(200)
  })

  test('sends no more than twenty in a day', async () => {
    await school.rows(
      `insert into task_reports (task_id, user_id, kind, text, content_hash, status, created_at)
       select $1, $2, 'typo', '', 'x', 'declined', $3 from generate_series(1, 20)`,
      [task, masha.id, school.now],
    )
    expect(code(await report(masha))).toBe('reports_too_many')
    school.at(new Date(school.now.getTime() + 25 * 3_600_000))
    expect((await report(masha)).status).toBe(200)
  })

  race('sends no more than twenty in a day from several tabs at once', async () => {
    await school.rows(
      `insert into task_reports (task_id, user_id, kind, text, content_hash, status, created_at)
       select $1, $2, 'typo', '', 'x', 'declined', $3 from generate_series(1, 19)`,
      [task, masha.id, school.now],
    )
    const tasks = await school.rows<{ id: number }>(
      'select id from tasks where retired_at is null order by id limit 6',
    )
    const sent = await together(
      school,
      tasks.map(
        ({ id }) =>
          () =>
            report(masha, {}, id),
      ),
    )
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    ['another kind', { kind: 'boring' }],
    ['a text that is too long', { text: 'ы'.repeat(1001) }],
    ['a text that is no text', { text: 5 }],
    ['a variant out of this world', { variant: -1 }],
  ])('gets a message about %s', async (_, wrong) => {
    const { status, body: refusal } = await report(masha, wrong)
    expect(status).toBe(422)
    expect(JSON.stringify(refusal)).toMatch(/[а-я]/)
  })

  test('may say nothing more than the kind', async () => {
    expect((await masha.post(at(), { kind: 'broken' })).status).toBe(200)
  })

  test('finds no task that is not there, and is asked to sign in as a guest', async () => {
    expect(code(await report(masha, {}, 999_999))).toBe('task_not_found')
    expect((await school.guest().post(at(), body)).status).toBe(401)
    expect((await school.guest().get('/api/task_reports/mine')).status).toBe(401)
  })

  test('sees neither the list nor other people’s reports, and closes nothing', async () => {
    const { body: made } = await report(masha)
    const grinev = await school.person('Пётр Гринёв')
    expect((await grinev.get('/api/task_reports/mine')).body).toEqual([])
    expect((await list(masha)).status).toBe(403)
    expect((await close(masha, made.id)).status).toBe(403)
  })

  test('a teacher who is no methodist finds nothing there', async () => {
    const { body: made } = await report(masha)
    const teacher = await school.person('Архип Савельич', { gradeIndex: null, type: 'agent' })
    expect((await list(teacher)).status).toBe(404)
    expect((await close(teacher, made.id)).status).toBe(404)
  })
})

describe('a methodist', () => {
  test('reads who saw what, with the task and the numbers that were on the screen', async () => {
    const { body: shown } = await methodist.get(`/api/tasks/${other}/preview?seed=17`)
    await report(masha, { variant: 17 }, other)
    const { body: rows, headers } = await list(methodist)
    expect(headers['x-total']).toBe('1')
    expect(rows[0]).toMatchObject({
      kind: 'wrong_answer',
      text: body.text,
      reporter: 'Маша М.',
      open_of_task: 1,
      task: { id: other, variant: 17, is_changed: false, question: shown.question },
    })
    expect(JSON.stringify(rows)).not.toMatch(/rubric|solution|"answer":\d/)
  })

  test('reads in which file of the content the task is written', async () => {
    await report(masha)
    const writtenIn = async () => (await list(methodist)).body[0].task.written_in as string
    expect(await writtenIn()).toMatch(/^content\/(courses|trainings)\/.+\/tasks\/\d+.*\.md$/)
    await school.rows('update tasks set source_file = null where id = $1', [task])
    expect(await writtenIn()).not.toContain('.md')
  })

  test('reads the oldest first, and sees whether the task has changed since', async () => {
    await report(masha)
    school.at(new Date(school.now.getTime() + 60_000))
    await report(await school.person('Пётр Гринёв'), {}, other)
    await school.rows(`update task_reports set content_hash = 'old' where task_id = $1`, [task])
    const { body: rows } = await list(methodist)
    expect(rows.map((row: { task: object }) => row.task)).toMatchObject([
      { id: task, is_changed: true },
      { id: other, is_changed: false },
    ])
  })

  test('answers, and the pupil reads the answer', async () => {
    const { body: made } = await report(masha)
    expect((await close(methodist, made.id)).body).toEqual({ closed: 1 })
    expect((await masha.get('/api/task_reports/mine')).body[0]).toMatchObject({
      status: 'fixed',
      answer: 'Исправили ответ',
    })
    expect((await list(methodist)).body).toEqual([])
    expect((await list(methodist, 'fixed')).body).toHaveLength(1)
    expect((await report(masha)).status).toBe(200)
  })

  test('answers all who wrote about the task at once', async () => {
    const grinev = await school.person('Пётр Гринёв')
    const { body: made } = await report(masha)
    await report(grinev)
    await report(grinev, {}, other)
    const closing = await close(methodist, made.id, { status: 'declined', answer: '', everyone: true })
    expect(closing.body).toEqual({ closed: 2 })
    expect(
      (await grinev.get('/api/task_reports/mine')).body.map((r: { status: string }) => r.status),
    ).toEqual(['open', 'declined'])
  })

  race('closes a report once, even with two tabs', async () => {
    const { body: made } = await report(masha)
    const both = await together(school, [
      () => close(methodist, made.id),
      () => close(methodist, made.id, { status: 'declined' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(code(await close(methodist, made.id))).toBe('report_closed')
    expect(code(await close(methodist, 999_999))).toBe('report_not_found')
  })
})
