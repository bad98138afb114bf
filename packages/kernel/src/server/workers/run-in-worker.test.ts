import { describe, expect, test, vi } from 'vitest'
import { runInWorker } from './run-in-worker.ts'

vi.setConfig({ testTimeout: 20_000 })

const fixture = new URL('./run-in-worker.fixture.ts', import.meta.url)
const run = (job: string, timeoutMs = 20_000) => runInWorker<string, unknown>(fixture, job, { timeoutMs })
const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code, status: 422 })

describe('a job in a thread', () => {
  test('gets its input and answers', async () => expect(await run('answer')).toBe('Masha'))
  test('that takes too long is ended and refused', () =>
    expect(run('endless', 1000)).rejects.toEqual(refusal('file_too_slow')))
  test('that takes too much memory is ended and refused', () =>
    expect(run('greedy')).rejects.toEqual(refusal('file_too_complex')))
  test('knows no settings of the process', async () => expect(await run('settings')).not.toContain('PATH'))
  test('is refused at once when too many wait', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => run('slow')))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { name: 'Unavailable', status: 503 } })
  })
})
