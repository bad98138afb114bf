import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import type { Response } from '@school/tasks/contract'
import { correctResponse, plainVariant, type Recipe } from '@school/tasks/server'
import { variantNumber } from '@school/work-rules/server'
import { beforeEach, expect, test } from 'vitest'

/** «Твои числа»: a task with individual numbers for each pupil. */
let school: TestSchool
let masha: Person
let grinev: Person
let training: number
let task: number

const holder = { holder: 'tab-of-masha' }
const at = (rest: string) => `/api/trainings/${training}${rest}`
const attemptAt = async (person: Person, rest = '') => `${await person.attemptAt(at('/tasks'))}${rest}`
const look = async (person: Person) => (await person.get(await attemptAt(person, `/tasks/${task}`))).body
const answer = async (person: Person, response: Response, variant?: number) =>
  person.post(await attemptAt(person, `/tasks/${task}/answer_attempts`), { response, variant })
const wrong: Response = { kind: 'number', text: '-987654' }

async function right(person: Person, { attemptNumber = 1, turn = 0, taskId = task } = {}): Promise<Response> {
  const [row] = await school.rows<{ recipe: Recipe }>('select recipe from tasks where id = $1', [taskId])
  return correctResponse(
    plainVariant(row!.recipe, variantNumber(person.id, taskId, attemptNumber, turn)).task!.rubric,
  )
}

/** A pupil whose numbers give another answer: two pupils may have the same numbers by chance. */
async function neighbourOf(person: Person): Promise<Person> {
  const mine = JSON.stringify(await right(person))
  for (;;) {
    const neighbour = await school.person('Пётр Гринёв')
    if (JSON.stringify(await right(neighbour)) !== mine) return neighbour
  }
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  training = await school.idOf('trainings', 'own-numbers')
  task = await school.idOf('tasks', 'trainings/own-numbers/linear-root')
  grinev = await neighbourOf(masha)
  for (const person of [masha, grinev]) await person.post(at('/starts'), holder)
})

test('different pupils see different numbers, and each the same every time', async () => {
  const [mine, again, his] = [await look(masha), await look(masha), await look(grinev)]
  expect(again.question).toEqual(mine.question)
  expect(his.question).not.toEqual(mine.question)
  expect(JSON.stringify(mine)).not.toMatch(/recipe|formulas|"answer":[^t]/)
})

test('the key belongs to the individual numbers: another pupil’s answer is wrong', async () => {
  const foreign = await answer(masha, await right(grinev))
  expect(foreign.body.verdict.outcome).toBe('wrong')
  const own = await answer(grinev, await right(grinev))
  expect(own.body.verdict.outcome).toBe('right')
  expect(own.body.task.solution.answer).toEqual(await right(grinev))
  expect(own.body.task).not.toHaveProperty('question')
})

test('a wrong answer returns new numbers with the verdict, and only these count from then on', async () => {
  const before = await look(masha)
  const missed = await answer(masha, wrong, before.variant)
  expect(missed.body.verdict.outcome).toBe('wrong')
  expect(missed.body.task).toMatchObject({ is_renewed: true, tries_used: 1, solution: null })
  expect(missed.body.task.question).not.toEqual(before.question)
  expect(await look(masha)).toMatchObject({
    question: missed.body.task.question,
    variant: missed.body.task.variant,
    is_renewed: true,
  })
  const solved = await answer(masha, await right(masha, { turn: 1 }), missed.body.task.variant)
  expect(solved.body.verdict.outcome).toBe('right')
  expect(solved.body.task.is_renewed).toBe(false)
  expect((await look(masha)).question).toEqual(missed.body.task.question)
})

test('an answer to outdated numbers is refused and costs no try', async () => {
  const { variant } = await look(masha)
  await answer(masha, wrong, variant)
  const late = await answer(masha, await right(masha), variant)
  expect(late.status).toBe(422)
  expect(late.headers['x-error-code']).toBe('answered_elsewhere')
  expect((await look(masha)).tries_used).toBe(1)
})

test('giving up opens the solution for the current numbers', async () => {
  await answer(masha, wrong)
  const { body } = await masha.post(await attemptAt(masha, `/tasks/${task}/fails`))
  expect(body.solution.answer).toEqual(await right(masha, { turn: 1 }))
})

test('the review shows the numbers that were answered, their answer and their solution', async () => {
  const first = await look(masha)
  await answer(masha, wrong)
  await masha.post(await attemptAt(masha, '/finishes'))
  const { body } = await masha.get(at(`/users/${masha.id}/tasks/${task}`))
  expect(body.question).toEqual(first.question)
  expect(body.answer.response).toEqual(wrong)
  expect(body.solution.answer).toEqual(await right(masha))
})

test('another attempt has other numbers', async () => {
  const first = await look(masha)
  await masha.post(await attemptAt(masha, '/finishes'))
  await masha.post(at('/starts'), holder)
  expect((await look(masha)).question).not.toEqual(first.question)
  expect((await answer(masha, await right(masha, { attemptNumber: 2 }))).body.verdict.outcome).toBe('right')
})

test('without `again` of the author a wrong answer keeps the numbers', async () => {
  task = await school.idOf('tasks', 'trainings/own-numbers/square')
  const before = await look(masha)
  const { body } = await answer(masha, wrong)
  expect(body.task).toMatchObject({ is_renewed: false, variant: before.variant })
  expect((await answer(masha, await right(masha))).body.verdict.outcome).toBe('right')
})

test('an exam keeps and judges the answer to one’s own numbers', async () => {
  await school.rows(
    `update works set rules = rules || '{"mode": "exam", "minutes": 30, "tries": 1, "hints": false, "giveUp": false}'
     where id = (select work_id from trainings where id = $1)`,
    [training],
  )
  try {
    const save = { response: await right(masha), sequence: 1, ...holder }
    await masha.post(await attemptAt(masha, '/holds'), holder)
    expect((await masha.put(await attemptAt(masha, `/tasks/${task}/answer`), save)).status).toBe(200)
    await grinev.post(await attemptAt(grinev, '/holds'), holder)
    await grinev.put(await attemptAt(grinev, `/tasks/${task}/answer`), {
      ...save,
      response: await right(masha),
    })
    for (const person of [masha, grinev]) await person.post(await attemptAt(person, '/finishes'))
    const verdict = async (person: Person) =>
      (await person.get(at(`/users/${person.id}/tasks/${task}`))).body.answer.verdict.outcome
    expect([await verdict(masha), await verdict(grinev)]).toEqual(['right', 'wrong'])
  } finally {
    await school.rows(
      `update works set rules = rules || '{"mode": "practice", "minutes": null, "tries": null, "hints": true, "giveUp": true}'
       where id = (select work_id from trainings where id = $1)`,
      [training],
    )
  }
})
