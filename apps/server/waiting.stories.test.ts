import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestSchool, type Person, type TestSchool } from './testing/index.ts'

let school: TestSchool
let url: string

interface Sitting {
  person: Person
  /** The address of the answer to the first task. */
  answer: string
}

/** A pupil who sits at an exam and has opened the page of a task. */
async function sitDown(name: string): Promise<Sitting> {
  const person = await school.person(name)
  const { body } = await person.post(`${url}/starts`, { holder: name })
  const { id, tasks } = body.attempt
  return { person, answer: `/api/attempts/${id}/tasks/${tasks[0].id}/answer` }
}
const save = ({ person, answer }: Sitting) =>
  person.put(answer, { response: null, sequence: 1, holder: person.name })

beforeEach(async () => {
  school = await openTestSchool()
  url = `/api/trainings/${await school.idOf('trainings', 'spelling-sprint')}`
})

describe.each([2, 5])('while rows of %i pupils are locked and two slow queries run', (count) => {
  test('somebody else saves', async (context) => {
    if (school.database.kind === 'embedded') return context.skip('one connection: everybody takes turns')
    const names = Array.from({ length: count }, (_, i) => `Пленник ${i}`)
    const held = await Promise.all(names.map(sitDown))
    const petya = await sitDown('Пётр Гринёв')
    const { pool } = school.database
    const stranger = await pool.connect()
    const countWaiting = async () =>
      (
        await school.rows(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length
    const untilWaiting = (many: number) =>
      vi.waitUntil(async () => (await countWaiting()) === many, { timeout: 20_000 })
    try {
      await stranger.query('begin')
      await stranger.query('select from attempts where user_id = any($1) for update', [
        held.map(({ person }) => person.id),
      ])
      await stranger.query('select pg_advisory_xact_lock(1824)')
      const slow = [1, 2].map(() => pool.query('select pg_advisory_xact_lock_shared(1824)'))
      await untilWaiting(2)
      const waiting: ReturnType<typeof save>[] = []
      for (const one of held) {
        waiting.push(save(one))
        await untilWaiting(2 + waiting.length)
      }
      // All of them wait still when it is answered.
      expect((await save(petya)).status).toBe(200)
      expect(await countWaiting()).toBe(2 + count)
      await stranger.query('commit')
      await Promise.all(slow)
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(count).fill(200))
    } finally {
      stranger.release(true)
    }
  })
})
