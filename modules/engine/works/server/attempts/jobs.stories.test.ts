/** @module-tag embedded */
import { Metrics, type Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { after, type Desk, minute, openDesk } from './testing/desk.ts'

let desk: Desk
let petya: Person
beforeEach(async () => {
  desk = await openDesk()
  petya = await desk.school.person('Пётр Гринёв')
})

describe('an attempt that cannot be judged', () => {
  beforeEach(async () => {
    for (const person of [desk.masha, petya]) await desk.begin(person)
    await desk.spoil()
    desk.school.at(after(61 * minute))
  })

  test('does not keep other exams open, and is reported', async () => {
    await desk.closeOverdue()
    expect(await desk.judged()).toEqual(['Пётр'])
    expect(await desk.failures()).toEqual([{ job: 'close-overdue-runs', count: 1, isOpen: true }])
  })

  test('does not delay results of others', async () => {
    await desk.school.rows('update attempts set finished_at = $1', [desk.school.now])
    await desk.publish()
    expect(await desk.judged()).toEqual(['Пётр'])
    expect(await desk.failures()).toEqual([{ job: 'publish-results', count: 1, isOpen: true }])
  })

  test('is retried with growing pauses', async () => {
    const tries = []
    for (let passed = 0; passed <= 10; passed++) {
      desk.school.at(after((61 + passed) * minute))
      await desk.closeOverdue()
      tries.push((await desk.failures())[0]!.count)
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4])
  })

  test('is judged after the data is repaired, and is no longer a failure', async () => {
    await desk.closeOverdue()
    await desk.put(desk.masha, await desk.right(0))
    desk.school.at(after(63 * minute))
    await desk.closeOverdue()
    expect(await desk.judged()).toEqual(['Маша', 'Пётр'])
    expect(await desk.failures()).toEqual([{ job: 'close-overdue-runs', count: 1, isOpen: false }])
  })

  test('is no failure when there is nothing left to do', async () => {
    await desk.closeOverdue()
    await desk.school.rows('delete from attempts where user_id = $1', [desk.masha.id])
    desk.school.at(after(63 * minute))
    await desk.closeOverdue()
    expect(await desk.failures()).toMatchObject([{ isOpen: false }])
  })

  test('is shown only to methodists, who can retry it at once', async () => {
    const agent = { type: 'agent', gradeIndex: null } as const
    const methodist = await desk.school.person('Анна Власьевна', { ...agent, isMethodist: true })
    const savelich = await desk.school.person('Архип Савельев', agent)
    for (let passed = 0; passed < 4; passed++) {
      desk.school.at(after((61 + passed) * minute))
      await desk.closeOverdue()
    }
    const list = (person: Person, query = '') => person.get(`/api/teacher/stuck_attempts${query}`)
    const { body } = await list(methodist, `?q[work_id_in]=${desk.workId}`)
    expect(body).toMatchObject([
      { user_id: desk.masha.id, name: 'Миронова Маша', work_title: 'олимпиада', tries: 3, code: 'TypeError' },
    ])
    expect(body[0].since).toBe(after(61 * minute).toISOString())
    expect((await list(methodist, '?q[work_id_in]=2147483647')).body).toEqual([])
    expect((await list(savelich)).body).toEqual([])
    expect((await list(petya)).status).toBe(403)
    const retry = (person: Person) =>
      person.post('/api/teacher/stuck_attempts/retries', { ids: [body[0].id] })
    expect((await retry(savelich)).headers['x-error-code']).toBe('only_methodists_retry')

    await desk.put(desk.masha, await desk.right(0))
    await desk.closeOverdue()
    expect(await desk.judged(), 'its pause is not over').toEqual(['Пётр'])
    expect((await retry(methodist)).status).toBe(204)
    await desk.closeOverdue()
    expect(await desk.judged()).toEqual(['Маша', 'Пётр'])
    expect((await list(methodist)).body).toEqual([])
  })

  test('is counted in the metrics', async () => {
    const count = async (metric: string, labels: Record<string, string>) => {
      const { text } = await desk.school.guest().get('/metrics')
      return new Metrics(text).sum(metric, labels) ?? 0
    }
    const name = 'close-overdue-runs'
    const before = await count('school_job_failures_total', { name })
    await desk.closeOverdue()
    expect(await count('school_job_failures_total', { name })).toBe(before + 1)
    expect(await count('school_job_failures_open', { name })).toBe(1)
    // Overdue attempts are counted whether the job has failed or did not run.
    expect(await count('school_stuck_attempts', { why: 'overdue' })).toBe(0)
    desk.school.at(after(66 * minute))
    expect(await count('school_stuck_attempts', { why: 'overdue' })).toBe(1)
    expect(await count('school_stuck_attempts', { why: 'unjudged' })).toBe(0)
    await desk.school.rows('update attempts set finished_at = $1', [desk.school.now])
    desk.school.at(after(72 * minute))
    expect(await count('school_stuck_attempts', { why: 'overdue' })).toBe(0)
    expect(await count('school_stuck_attempts', { why: 'unjudged' })).toBe(1)
  })
})
