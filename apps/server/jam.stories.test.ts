import { beforeEach, expect, test, vi } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
const saves = 60

beforeEach(async () => {
  school = await openTestSchool()
})

/** A pupil who sits at an exam. */
async function sitDown(name: string): Promise<() => ReturnType<Person['put']>> {
  const person = await school.person(name)
  const url = `/api/trainings/${await school.idOf('trainings', 'spelling-sprint')}`
  const { body } = await person.post(`${url}/starts`, { holder: name })
  const { id, tasks } = body.attempt
  return () =>
    person.put(`/api/attempts/${id}/tasks/${tasks[0].id}/answer`, {
      response: null,
      sequence: 1,
      holder: name,
    })
}

test('while a table is locked and sixty save, reads go on and those who wait behind a full pool are refused soon', async (context) => {
  if (school.database.kind === 'embedded') return context.skip('one connection: everybody takes turns')
  const save = await sitDown('Пётр Гринёв')
  const guest = school.guest()
  await guest.get('/api/catalog/courses')
  const stranger = await school.database.pool.connect()
  try {
    await stranger.query('begin')
    await stranger.query('lock table answer_drafts in share mode')
    const statuses: number[] = []
    const saving = Array.from({ length: saves }, () => save().then(({ status }) => statuses.push(status)))
    await vi.waitUntil(() => statuses.length >= saves / 2, { timeout: 10_000, interval: 20 })
    expect(new Set(statuses)).toEqual(new Set([503]))
    const from = performance.now()
    expect((await guest.get('/api/catalog/courses')).status).toBe(200)
    expect(performance.now() - from).toBeLessThan(1000)
    await stranger.query('commit')
    await Promise.all(saving)
  } finally {
    stranger.release(true)
  }
})
