/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let training: string

const holder = { holder: 'tab-of-masha' }
const begin = async (person: Person) => {
  const { body } = await person.post(`${training}/starts`, holder)
  return { at: `/api/attempts/${body.attempt.id}`, task: body.attempt.tasks[0].id as number }
}
const codeOf = ({ headers, status }: { headers: Record<string, unknown>; status: number }) =>
  `${status} ${String(headers['x-error-code'])}`

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Пётр Гринёв')
  training = `/api/trainings/${await school.idOf('trainings', 'percent-warm-up')}`
})

/** Requests of a browser about an attempt. */
const calls = (person: Person, at: string, task: number) => ({
  look: () => person.get(at),
  sheet: () => person.get(`${at}/answers`),
  task: () => person.get(`${at}/tasks/${task}`),
  answer: () =>
    person.post(`${at}/tasks/${task}/answer_attempts`, { response: { kind: 'number', text: '70' } }),
  hint: () => person.post(`${at}/tasks/${task}/hints`),
  giveUp: () => person.post(`${at}/tasks/${task}/fails`),
  save: () => person.put(`${at}/tasks/${task}/answer`, { response: null, sequence: 1, ...holder }),
  hold: () => person.post(`${at}/holds`, holder),
  finish: () => person.post(`${at}/finishes`),
})

describe('an attempt', () => {
  test('of another user is not found by any request', async () => {
    const { at, task } = await begin(masha)
    for (const [name, call] of Object.entries(calls(petya, at, task)))
      expect([name, codeOf(await call())]).toEqual([name, '404 attempt_not_found'])
    expect((await masha.get(at)).body).toMatchObject({
      state: 'running',
      tasks: { 0: { status: 'not_started' } },
    })
  })

  test('is inaccessible to a guest', async () => {
    const { at, task } = await begin(masha)
    for (const [name, call] of Object.entries(calls(school.guest(), at, task)))
      expect([name, (await call()).status]).toEqual([name, 401])
  })

  test('replaced by a later attempt is closed, because its solutions would reveal the answers of the later one', async () => {
    const first = await begin(masha)
    await masha.post(`${first.at}/tasks/${first.task}/fails`)
    expect((await masha.get(`${first.at}/tasks/${first.task}`)).body.solution).not.toBeNull()
    await masha.post(`${first.at}/finishes`)
    await begin(masha)
    for (const [name, call] of Object.entries(calls(masha, first.at, first.task)))
      expect([name, codeOf(await call())]).toEqual([name, '404 attempt_not_found'])
  })

  test('has only the tasks of its own work', async () => {
    const { at } = await begin(masha)
    const foreign = await school.idOf('tasks', 'trainings/own-numbers/square')
    const { answer, hint, giveUp, task } = calls(masha, at, foreign)
    for (const call of [answer, hint, giveUp, task]) expect(codeOf(await call())).toBe('404 task_not_found')
  })

  test('of a work without a policy can’t be solved, so a forgotten policy opens nothing', async () => {
    const { at, task } = await begin(masha)
    const turnInto = (kind: string) =>
      school.rows(
        'update works set kind = $1 where id = (select work_id from attempts where user_id = $2 limit 1)',
        [kind, masha.id],
      )
    await turnInto('riddle')
    try {
      for (const [name, call] of Object.entries(calls(masha, at, task)))
        expect([name, codeOf(await call())]).toEqual([name, '404 attempt_not_found'])
    } finally {
      await turnInto('training')
    }
  })

  test('returns its result at the finish and at a repeated finish', async () => {
    const { at, task } = await begin(masha)
    await masha.post(`${at}/tasks/${task}/answer_attempts`, { response: await school.answerOf(masha, task) })
    const { body } = await masha.post(`${at}/finishes`)
    expect(body).toMatchObject({ state: 'finished', finish_reason: 'user', result: { points: 100 } })
    expect((await masha.post(`${at}/finishes`)).body).toEqual(body)
    expect((await masha.get(at)).body).toEqual(body)
  })
})
