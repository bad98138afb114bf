import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let petya: Person
let anna: Person
let percents: number
let workId: number
let carriers: number

const at = (rest = '') => `/api/trainings/${percents}${rest}`
const tasksOf = async (person: Person) =>
  (await person.get(at('/tasks'))).body as {
    attempt: { awaits_review: boolean; state: string; result: { points: number; percent: number } | null }
    stars: number
    best_percent: number | null
    place: { place: number; participants: number } | null
  }
const points = (given: number[]) => given.map((one, index) => ({ id: `К${index + 1}`, points: 100 * one }))
const queue = async () => (await anna.get('/api/teacher/check_queue')).body as { id: number }[]
const review = async (id: number, given: number[]) =>
  anna.put(`/api/teacher/check_queue/${id}/review`, { criteria: points(given), comment: '' })

/** Solves every task that is judged automatically, sends an answer for review if given, and finishes the training. */
async function goThrough(person: Person, words: string | null): Promise<void> {
  const { body } = await person.post(at('/starts'), { holder: `tab-of-pupil-${person.id}` })
  const tasks = body.attempt.tasks as { id: number; kind: string }[]
  for (const { id, kind } of tasks) {
    if (kind === 'file' && words === null) continue
    const response = kind === 'file' ? { kind, files: [], text: words } : await school.answerOf(person, id)
    await person.post(`/api/attempts/${body.attempt.id}/tasks/${id}/answer_attempts`, { response })
  }
  await person.post(`/api/attempts/${body.attempt.id}/finishes`)
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  petya = await school.person('Петя Гринёв')
  anna = await school.person('Анна Савельева', { type: 'agent', gradeIndex: null, isMethodist: true })
  const [training] = await school.rows<{ id: number; work_id: number }>(
    `select id, work_id from trainings where key = 'percent-warm-up'`,
  )
  percents = training!.id
  workId = training!.work_id
  carriers = await school.idOf('tasks', 'linear-equations/graphs/two-carriers')
  await school.rows('insert into work_tasks (work_id, task_id, position) values ($1, $2, 90)', [
    workId,
    carriers,
  ])
})

afterEach(() => school.rows('delete from work_tasks where work_id = $1 and task_id = $2', [workId, carriers]))

test('a training with an answer before a person has no result, no stars and no place, and is in no figures', async () => {
  await goThrough(masha, 'x = 10')
  expect(await tasksOf(masha)).toMatchObject({
    attempt: { state: 'finished', awaits_review: true, result: null },
    stars: 0,
    best_percent: null,
    place: null,
  })
  expect((await masha.get('/api/trainings')).body[0].reached).toMatchObject({
    is_under_way: false,
    best_percent: null,
    last_percent: null,
  })
  const { body: stats } = await masha.get(at('/stats'))
  expect(stats).toMatchObject({ participants: 0, average_percent: null, my_percent: null })
  expect((await masha.get(at('/rating/users'))).body).toEqual([])
})

test('after the review it gets its full result and its place, once', async () => {
  await goThrough(masha, 'x = 10')
  await goThrough(petya, null)
  const [waiting] = await queue()
  expect((await review(waiting!.id, [2, 2, 1])).status).toBe(200)
  expect(await tasksOf(masha)).toMatchObject({
    attempt: { awaits_review: false, result: { percent: 100 } },
    stars: 3,
    best_percent: 100,
    place: { place: 1, participants: 2 },
  })
  const { place } = await tasksOf(petya)
  expect(place).toEqual({ place: 2, participants: 2 })
  // A repeated review is a correction, and the place is updated.
  await review(waiting!.id, [0, 0, 0])
  expect((await tasksOf(masha)).place).toEqual({ place: 1, participants: 2 })
  expect((await tasksOf(petya)).place).toMatchObject({ participants: 2 })
  expect((await masha.get(at('/stats'))).body).toMatchObject({ participants: 2 })
})

test('a try that waits leaves what was judged before out too, and a second attempt may be begun meanwhile', async () => {
  await goThrough(masha, 'x = 10')
  const { status, body } = await masha.post(at('/starts'), { holder: 'tab-of-masha' })
  expect([status, body.attempt.number]).toEqual([200, 2])
  const [waiting] = await queue()
  await review(waiting!.id, [1, 0, 0])
  expect((await masha.get(at('/stats'))).body).toMatchObject({ participants: 1 })
  const { text } = await masha.get('/api/trainings')
  expect(text).toContain('"best_percent"')
})

test('an answer reviewed before the finish does not delay the result', async () => {
  const { body } = await masha.post(at('/starts'), { holder: 'tab-of-masha' })
  await masha.post(`/api/attempts/${body.attempt.id}/tasks/${carriers}/answer_attempts`, {
    response: { kind: 'file', files: [], text: 'x = 10' },
  })
  const [waiting] = await queue()
  await review(waiting!.id, [2, 2, 1])
  await masha.post(`/api/attempts/${body.attempt.id}/finishes`)
  expect((await tasksOf(masha)).attempt).toMatchObject({ awaits_review: false, result: { points: 500 } })
})
