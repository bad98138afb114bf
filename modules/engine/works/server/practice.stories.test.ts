import { type Person, openTestSchool, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let lesson: string
/** Masha’s. */
let attempt: string
/** A choice task, a number task: ids of the first lesson of the linear equations. */
let tasks: { id: number; kind: string; available_xp: number }[]

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  lesson = `/api/lessons/${await school.idOf('lessons', 'linear-equations/what-is-equation')}`
  tasks = (await masha.get(`${lesson}/tasks`)).body
  attempt = await masha.begin(lesson)
})

const taskOf = (kind: string) => tasks.find((task) => task.kind === kind)!
const url = (taskId: number, action = '') => `${attempt}/tasks/${taskId}${action}`
const answer = (taskId: number, response: unknown, headers?: Record<string, string>) =>
  masha.post(url(taskId, '/answer_attempts'), { response }, headers ? { headers } : {})

const rightAnswer = (taskId: number) => school.answerOf(masha, taskId)
const wrongNumber = { kind: 'number', text: '-987654' }

describe('answering', () => {
  test('right at the first try solves the task, pays all its XP and opens the solution', async () => {
    const task = taskOf('number')
    const { status, body } = await answer(task.id, await rightAnswer(task.id))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      verdict: { outcome: 'right', share: 1 },
      gained_xp: task.available_xp,
      task: { status: 'solved', tries_used: 1 },
    })
    expect(body.task).not.toHaveProperty('question')
    expect(body.task.solution.html).toContain('<')
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(task.available_xp)
  })

  test('wrong keeps the task open and its solution closed; the second try pays three quarters', async () => {
    const task = taskOf('number')
    const wrong = await answer(task.id, wrongNumber)
    expect(wrong.body).toMatchObject({
      verdict: { outcome: 'wrong' },
      gained_xp: 0,
      task: { solution: null, can: { answer: true } },
    })
    const right = await answer(task.id, await rightAnswer(task.id))
    expect(right.body.gained_xp).toBe(Math.round(task.available_xp * 0.75))
  })

  test('keeps every try as it was given', async () => {
    const task = taskOf('number')
    await answer(task.id, wrongNumber)
    await answer(task.id, await rightAnswer(task.id))
    const rows = await school.rows<{ try_number: number; response: unknown }>(
      'select try_number, response from answers order by try_number',
    )
    expect(rows.map((r) => r.try_number)).toEqual([1, 2])
    expect(rows[0]!.response).toEqual(wrongNumber)
  })

  test('an empty answer is not a try', async () => {
    const task = taskOf('number')
    const { status, body } = await answer(task.id, { kind: 'number', text: '  ' })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('response')
    expect((await masha.get(url(task.id))).body.tries_used).toBe(0)
  })

  test('of another kind, with a made-up option or in a foreign shape is refused by name', async () => {
    const choice = taskOf('single_choice')
    for (const response of [
      wrongNumber,
      { kind: 'single_choice', choice: 'нет такого' },
      { kind: 'magic' },
      null,
      'a',
      { kind: 'single_choice', choice: ['a'] },
    ]) {
      const reply = await answer(choice.id, response)
      expect(reply.status, JSON.stringify(response)).toBe(422)
      expect(reply.body).toHaveProperty('errors')
    }
  })

  test('a solved task takes no more answers and pays no more', async () => {
    const task = taskOf('number')
    const right = await rightAnswer(task.id)
    await answer(task.id, right)
    const again = await answer(task.id, right)
    expect(again.status).toBe(422)
    expect(again.headers['x-error-code']).toBe('task_closed')
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(task.available_xp)
  })

  test('of a task of another lesson is not found', async () => {
    const other = await school.idOf('tasks', 'why-club/' + (await firstTaskKey('why-club')))
    expect((await answer(other, wrongNumber)).status).toBe(404)
  })
})

async function firstTaskKey(course: string): Promise<string> {
  const [row] = await school.rows<{ key: string }>(
    'select key from tasks where key like $1 order by key limit 1',
    [`${course}/%`],
  )
  return row!.key.slice(course.length + 1)
}

describe('repeating', () => {
  test('an answer with the same key gets the first answer and counts once', async () => {
    const task = taskOf('number')
    const right = await rightAnswer(task.id)
    const first = await answer(task.id, right, { 'idempotency-key': 'one' })
    const second = await answer(task.id, right, { 'idempotency-key': 'one' })
    expect(second.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(await school.rows('select 1 from answers')).toHaveLength(1)
  })

  test('returns the solution again, though it is not stored with the reply', async () => {
    const task = taskOf('number')
    const right = await rightAnswer(task.id)
    const first = await answer(task.id, right, { 'idempotency-key': 'one' })
    expect(first.body.task.solution).not.toBeNull()
    const [kept] = await school.rows<{ body: string }>(
      `select body from idempotency_keys where key like '%one%'`,
    )
    expect(JSON.parse(kept!.body).task.solution).toBeNull()
    const second = await answer(task.id, right, { 'idempotency-key': 'one' })
    expect(second.body.task.solution).toEqual(first.body.task.solution)
  })

  race('at the same moment counts once too', async () => {
    const task = taskOf('number')
    const right = await rightAnswer(task.id)
    await masha.get('/api/csrf_token')
    const replies = await together(
      school,
      Array.from({ length: 5 }, () => () => answer(task.id, right, { 'idempotency-key': 'same' })),
    )
    expect(new Set(replies.map((r) => r.text)).size).toBe(1)
    expect(replies[0]!.status).toBe(200)
    expect(await school.rows('select 1 from answers')).toHaveLength(1)
    expect(await school.rows('select 1 from reward_transactions')).toHaveLength(1)
  })

  race('without a key from two tabs pays once', async () => {
    const task = taskOf('number')
    const right = await rightAnswer(task.id)
    await masha.get('/api/csrf_token')
    const replies = await together(school, [() => answer(task.id, right), () => answer(task.id, right)])
    expect(replies.map((r) => r.status).sort()).toEqual([200, 422])
    expect((await masha.get('/api/user/level')).body.total_xp).toBe(task.available_xp)
  })

  race('to the last open task from two tabs closes the work once, in every of several tries', async () => {
    const pupils = await Promise.all(Array.from({ length: 3 }, (_, i) => school.person(`Ученик ${i}`)))
    const [last, ...others] = tasks
    for (const pupil of pupils) {
      const right = await school.answerOf(pupil, last!.id)
      const mine = `${await pupil.begin(lesson)}/tasks`
      for (const { id } of others) await pupil.post(`${mine}/${id}/fails`)
      const answerLast = () => pupil.post(`${mine}/${last!.id}/answer_attempts`, { response: right })
      const replies = await together(school, [answerLast, answerLast])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
    const reported = await school.rows(
      `select (data ->> 'userId')::int as id from pgboss.job where name = 'event.works.work_closed.certify-course' order by id`,
    )
    expect(reported).toEqual(pupils.map(({ id }) => ({ id })).toSorted((a, b) => a.id - b.id))
  })

  test('the same key for another answer is a mistake', async () => {
    const task = taskOf('number')
    await answer(task.id, wrongNumber, { 'idempotency-key': 'two' })
    const other = await answer(task.id, await rightAnswer(task.id), { 'idempotency-key': 'two' })
    expect(other.status).toBe(422)
  })
})

describe('hints', () => {
  test('open one by one and halve what the task pays', async () => {
    const task = taskOf('number')
    const { body } = await masha.post(url(task.id, '/hints'))
    expect(body.hints).toHaveLength(1)
    const right = await answer(task.id, await rightAnswer(task.id))
    expect(right.body.gained_xp).toBe(Math.round(task.available_xp * 0.5))
    expect(right.body.task.status).toBe('hinted')
  })

  test('and wrong answers cost nothing for a child of 6–10', async () => {
    const vanya = await school.person('Ваня Кузмич', { gradeIndex: 2, isElementaryPupil: true })
    const task = taskOf('number')
    const own = `${await vanya.begin(lesson)}/tasks/${task.id}`
    const missed = await vanya.post(`${own}/answer_attempts`, { response: wrongNumber })
    expect(missed.body.task.next_xp).toBe(task.available_xp)
    await vanya.post(`${own}/hints`)
    const response = await school.answerOf(vanya, task.id)
    const right = await vanya.post(`${own}/answer_attempts`, { response })
    expect(right.body).toMatchObject({ gained_xp: task.available_xp, task: { status: 'hinted' } })
  })

  test('end', async () => {
    const task = taskOf('number')
    const { hints_total } = (await masha.get(url(task.id))).body
    for (let i = 0; i < hints_total; i++) expect((await masha.post(url(task.id, '/hints'))).status).toBe(200)
    expect((await masha.post(url(task.id, '/hints'))).headers['x-error-code']).toBe('no_more_hints')
  })
})

describe('giving up', () => {
  test('fails the task, opens its solution and pays nothing', async () => {
    const task = taskOf('number')
    const { body } = await masha.post(url(task.id, '/fails'))
    expect(body).toMatchObject({ status: 'failed', xp: 0, can: { answer: false } })
    expect(body.solution).not.toBeNull()
    expect((await answer(task.id, await rightAnswer(task.id))).headers['x-error-code']).toBe('task_closed')
  })
})

test('pupils see the options of one task in different orders, each always in the same', async () => {
  const choice = taskOf('single_choice')
  const order = async (person: Person) =>
    (await person.get(`${lesson}/tasks/${choice.id}`)).body.question.options
      .map((o: { id: string }) => o.id)
      .join()
  const orders = new Set<string>()
  for (const name of ['Петя', 'Ваня', 'Лиза', 'Катя', 'Стёпа', 'Даша', 'Коля', 'Варя']) {
    const person = await school.person(name)
    const seen = await order(person)
    expect(await order(person)).toBe(seen)
    orders.add(seen)
  }
  expect(orders.size).toBeGreaterThan(1)
})
