import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool
let masha: Person
let anna: Person
let vasilisa: Person
let ege: number

const holder = { holder: 'tab-of-masha' }
const at = (rest = '') => `/api/exam_rehearsals/${ege}${rest}`
const asParent = (url: string) => vasilisa.get(`${url}${url.includes('?') ? '&' : '?'}child_id=${masha.id}`)
const lines = async (read: (url: string) => Promise<{ body: { groups: { works: object[] }[] } }>) =>
  (await read('/api/user/works')).body.groups.flatMap(({ works }) => works)

async function finishWith(extended: Record<number, string>): Promise<number> {
  const { body } = await masha.post(at('/starts'), holder)
  const attempt = await masha.attemptAt(at('/tasks'))
  const tasks = body.attempt.tasks as { id: number; position: number }[]
  for (const { id, position } of tasks) {
    const text = extended[position]
    const response =
      position <= 10 ? await school.answerOf(masha, id) : text && { kind: 'file', files: [], text }
    if (response) await masha.put(`${attempt}/tasks/${id}/answer`, { response, sequence: 1, ...holder })
  }
  await masha.post(`${attempt}/finishes`)
  return tasks.find(({ position }) => extended[position] !== undefined)!.id
}

beforeEach(async () => {
  school = await openTestSchool()
  masha = await school.person('Маша Миронова', { gradeIndex: 11 })
  anna = await school.person('Анна', { type: 'agent', isMethodist: true, gradeIndex: null })
  vasilisa = await school.person('Василиса Миронова', { gradeIndex: null, isParent: true })
  const { code } = (await masha.post('/api/user/family/codes')).body
  await vasilisa.post('/api/family/children', { code, consents: ['personal_data'] })
  const found = await school.rows<{ id: number }>('select id from exam_rehearsals where key = $1', [
    'ege-math-profile-2025',
  ])
  ege = found[0]!.id
})

test('an exam is in progress, then on check without a result, and has one after the review', async () => {
  expect((await masha.get('/api/user/works')).body).toEqual({ groups: [] })
  await masha.post(at('/starts'), holder)
  expect(await lines(asParent)).toMatchObject([
    { state: 'going', result: null, url: `/exam_rehearsals/${ege}` },
  ])
  const taskId = await finishWith({ 13: 'x = 2πk' })
  const waiting = await lines(asParent)
  expect(waiting).toMatchObject([{ state: 'waiting', result: null, url: `/exam_rehearsals/${ege}/results` }])
  expect(waiting).toEqual(await lines((url) => masha.get(url)))
  const before = await asParent(at(`/results/tasks/${taskId}`))
  expect(before.body).toMatchObject({ solution: null, answer: { verdict: null } })

  const [asked] = (await anna.get('/api/teacher/check_queue')).body as { id: number }[]
  const review = { criteria: [{ id: 'К1', points: 200 }], comment: 'Верно и коротко.' }
  expect((await anna.put(`/api/teacher/check_queue/${asked!.id}/review`, review)).status).toBe(200)
  expect(await lines(asParent)).toMatchObject([{ state: 'done', result: '70\u00a0баллов' }])
  const { body } = await asParent(at('/results'))
  expect(body).toMatchObject({ can: { read_solutions: true, share: false }, on_check: null })
  expect(body.tasks[12].review).toMatchObject({ comment: 'Верно и коротко.' })
  expect((await asParent(at(`/results/tasks/${taskId}`))).body.solution).not.toBeNull()
})
