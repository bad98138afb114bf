import { GatheringSocket } from '@school/db/testing'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestSchool, type Person, statementsSent, type TestSchool } from './testing/index.ts'

const holder = 'tab-of-masha'
interface SomeTask {
  id: number
  kind: string
}
const number = (text: string) => ({ response: { kind: 'number', text } })

let school: TestSchool
let masha: Person

/** The cost of a call for the database: round trips, and statements in them. */
async function costOf(call: () => Promise<{ status: number; body: unknown }>): Promise<string> {
  const sent = (['_write', '_writev'] as const).map((name) => vi.spyOn(GatheringSocket.prototype, name))
  try {
    const statements = await statementsSent(async () => {
      const { status, body } = await call()
      expect(status, JSON.stringify(body)).toBeLessThan(300)
    })
    const trips = sent.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    return `${statements.length} statements in ${trips} trips`
  } finally {
    for (const spy of sent) spy.mockRestore()
  }
}

// A promise of decision 046: more needs a reason in the change, fewer is a new promise. The embedded database has another driver below.
describe.runIf(process.env['TEST_DATABASE_URL'])('round trips of a call to the database', () => {
  beforeEach(async () => {
    school = await openTestSchool()
    masha = await school.person('Маша Миронова')
    // The CSRF token of changes is requested once.
    await masha.patch('/api/user/locale', { locale: 'ru' })
  })

  test('who am I', async () => {
    expect(await costOf(() => masha.get('/api/user/me'))).toBe('1 statements in 1 trips')
  })

  test('a lesson: its tasks are begun and answered', async () => {
    const courseId = await school.idOf('courses', 'linear-equations')
    const { lessons } = (await masha.get(`/api/courses/${courseId}`)).body
    const lesson = `/api/lessons/${lessons[0].id}`
    expect(await costOf(() => masha.post(`${lesson}/starts`))).toBe('11 statements in 6 trips')
    const at = await masha.begin(lesson)
    const tasks = (await masha.get(`${lesson}/tasks`)).body as SomeTask[]
    const { id } = tasks.find(({ kind }) => kind === 'number')!
    const answer = (text: string) => () => masha.post(`${at}/tasks/${id}/answer_attempts`, number(text))
    // The text of a task is read once in a process.
    await answer('-1000')()
    expect(await costOf(answer('-2000'))).toBe('10 statements in 5 trips')
  })

  test('an exam: it is begun, answered and finished', async () => {
    const training = `/api/trainings/${await school.idOf('trainings', 'spelling-sprint')}`
    const begin = () => masha.post(`${training}/starts`, { holder })
    expect(await costOf(begin)).toBe('13 statements in 7 trips')
    const { id: attemptId, tasks } = (await begin()).body.attempt as { id: number; tasks: SomeTask[] }
    const at = `/api/attempts/${attemptId}`
    const { id } = tasks.find(({ kind }) => kind === 'single_choice')!
    const { question } = (await masha.get(`${at}/tasks/${id}`)).body as {
      question: { options: { id: string }[] }
    }
    const save = (sequence: number) => {
      const [option] = question.options
      const response = { kind: 'single_choice', choice: option!.id }
      return () => masha.put(`${at}/tasks/${id}/answer`, { response, sequence, holder })
    }
    await save(1)()
    expect(await costOf(save(2))).toBe('7 statements in 4 trips')
    for (const task of tasks) await masha.get(`${at}/tasks/${task.id}`)
    const finish = () => masha.post(`${at}/finishes`, {})
    // XP is a statement more, and options lie in an order of the pupil's own: the first may be right.
    expect(await costOf(finish)).toMatch(/^1[89] statements in 8 trips$/)
  })
})
