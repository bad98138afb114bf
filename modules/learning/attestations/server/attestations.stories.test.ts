/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
/** Mathematics of grade 7: ten tasks, three attempts, «да» from 80 %, «почти» from 60 %. */
let math: number

const holder = { holder: 'tab-of-masha' }
const at = (rest = '', id = math) => `/api/attestation_trainings/${id}${rest}`
const start = (person = masha) => person.post(at('/starts'), holder)
const own = (person = masha) => person.attemptAt(at('/tasks'))
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

/** One attempt with this many tasks solved. */
async function goThrough(solved: number) {
  const { body } = await start()
  const attempt = await own()
  for (const { id } of (body.attempt.tasks as { id: number }[]).slice(0, solved)) {
    const save = { response: await school.answerOf(masha, id), sequence: 1, ...holder }
    expect((await masha.put(`${attempt}/tasks/${id}/answer`, save)).status).toBe(200)
  }
  await masha.post(`${attempt}/finishes`)
  return body.attempt.tasks as { id: number }[]
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 7 })
  const rows = await school.rows<{ id: number }>('select id from attestation_trainings where key = $1', [
    'math-7',
  ])
  math = rows[0]!.id
})

describe('the leave', () => {
  test('is for pupils of the grade; for others it is absent', async () => {
    expect((await masha.get('/api/attestation_trainings')).body).toMatchObject([
      { id: math, grade: 7, tasks_count: 10, attempts_allowed: 3, attempts_used: 0, readiness: null },
    ])
    const petya = await school.person('Петя Гринёв', { gradeIndex: 8 })
    expect((await petya.get('/api/attestation_trainings')).body).toEqual([])
    for (const rest of ['/tasks', '/results'])
      expect(codeOf(await petya.get(at(rest)))).toBe('attestation_training_not_found')
    expect(codeOf(await start(petya))).toBe('attestation_training_not_found')
  })

  test('requires guests to sign in and refuses teachers', async () => {
    expect((await school.guest().get('/api/attestation_trainings')).status).toBe(401)
    const teacher = await school.person('Савельич', { gradeIndex: null, type: 'agent' })
    expect((await teacher.get('/api/attestation_trainings')).status).toBe(403)
  })

  test('stays with a pupil who has begun, though the grade has changed; a new attempt does not begin', async () => {
    await goThrough(1)
    await school.rows('update users set grade_index = 8 where id = $1', [masha.id])
    expect((await masha.get(at('/results'))).body.training.can).toMatchObject({ start: false })
  })
})

describe('an attempt', () => {
  test('begins with what awaits and keeps exam rules', async () => {
    expect((await masha.get(at('/tasks'))).body).toMatchObject({
      attempt: null,
      training: { can: { start: true } },
    })
    const { body } = await start()
    expect(body).toMatchObject({
      attempt: { mode: 'exam', number: 1 },
      training: { attempts_used: 1, can: { go_on: true } },
    })
    const attempt = await own()
    const { body: task } = await masha.get(`${attempt}/tasks/${body.attempt.tasks[0].id}`)
    expect(task).toMatchObject({ solution: null, can: { open_hint: false, give_up: false } })
    expect(codeOf(await masha.get(`${attempt}/tasks/999999`))).toBe('task_not_found')
  })

  test('may be repeated twice and no more', async () => {
    for (let attemptNumber = 1; attemptNumber <= 3; attemptNumber++) await goThrough(1)
    expect(codeOf(await start())).toBe('no_more_attempts')
    expect((await masha.get(at('/tasks'))).body.training).toMatchObject({
      attempts_used: 3,
      can: { start: false },
    })
  })

  race('two starts at once are one attempt', async () => {
    const replies = await together(school, [start, start])
    expect(replies.map(({ body }) => body.attempt.number)).toEqual([1, 1])
  })
})

describe('results', () => {
  test('are nothing before the first finish', async () => {
    expect((await masha.get(at('/results'))).status).toBe(204)
    await start()
    expect((await masha.get(at('/results'))).status).toBe(204)
  })

  test.each([
    [5, 'no'],
    [6, 'almost'],
    [7, 'almost'],
    [8, 'yes'],
  ])('with %i of 10 solved the readiness is «%s»', async (solved, readiness) => {
    await goThrough(solved)
    const { body } = await masha.get(at('/results'))
    expect(body).toMatchObject({ readiness, percent: solved * 10, training: { readiness, ready_from: 80 } })
  })

  test('show weak themes first and what was right, task by task', async () => {
    await goThrough(7)
    const { body } = await masha.get(at('/results'))
    expect(body.themes[0]).toMatchObject({ points: 0, is_weak: true })
    expect(body.themes.at(-1)).toMatchObject({ is_weak: false })
    expect(body.tasks.map(({ status }: { status: string }) => status).slice(6, 8)).toEqual([
      'solved',
      'not_started',
    ])
  })

  test('keep solutions closed while they would spoil the next attempt', async () => {
    const tasks = await goThrough(2)
    const solution = () => masha.get(at(`/results/tasks/${tasks[0]!.id}`))
    expect([(await solution()).status, codeOf(await solution())]).toEqual([
      403,
      'attestation_solutions_closed',
    ])
    await goThrough(2)
    await goThrough(2)
    expect((await solution()).body).toMatchObject({
      number: 1,
      solution: { html: expect.stringContaining('0,5') },
    })
  })

  test('open solutions to a pupil who is ready; the best attempt decides what the card says', async () => {
    const tasks = await goThrough(9)
    expect((await masha.get(at(`/results/tasks/${tasks[0]!.id}`))).status).toBe(200)
    await goThrough(3)
    const { body } = await masha.get(at('/results'))
    expect(body).toMatchObject({
      attempt_number: 2,
      readiness: 'no',
      training: { readiness: 'yes', best_percent: 90 },
    })
    expect(body.attempts.map(({ percent }: { percent: number }) => percent)).toEqual([90, 30])
  })

  test('of another are not mine', async () => {
    const tasks = await goThrough(9)
    const petya = await school.person('Петя Гринёв', { gradeIndex: 7 })
    expect((await petya.get(at('/results'))).status).toBe(204)
    expect(codeOf(await petya.get(at(`/results/tasks/${tasks[0]!.id}`)))).toBe(
      'attestation_results_not_found',
    )
  })
})
