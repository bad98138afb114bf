import type { Worker } from 'node:cluster'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Metrics } from '../testing/metrics.ts'
import { ProcessesMetrics } from './processes.ts'

let all: ProcessesMetrics
beforeEach(() => {
  vi.useFakeTimers()
  all = new ProcessesMetrics()
})
afterEach(() => void vi.useRealTimers())

/** A process of the school as the first one sees it: messages go as JSON. */
class Sibling {
  isSilent = false
  readonly registry = new Registry()
  readonly #registers = { registers: [this.registry] }
  readonly answers = new Counter({ name: 'answers', help: 'a', labelNames: ['status'], ...this.#registers })
  readonly times = new Histogram({ name: 'times', help: 'a', buckets: [1, 2], ...this.#registers })
  readonly busy = new Gauge({ name: 'busy', help: 'a', aggregator: 'max', ...this.#registers })
  readonly size = new Gauge({ name: 'size', help: 'a', ...this.#registers })
  readonly worker: Worker
  readonly #pages = new Map<number, string>()

  constructor() {
    const send = (message: { metrics: string; id: number; text: string }) => {
      if (message.metrics === 'all') this.#pages.set(message.id, message.text)
      if (message.metrics === 'tell' && !this.isSilent) void this.#report(message.id)
    }
    this.worker = { isConnected: () => true, send } as unknown as Worker
    all.welcome(this.worker)
  }

  async #report(id: number): Promise<void> {
    const values = JSON.parse(JSON.stringify(await this.registry.getMetricsAsJSON())) as object
    await all.hear(this.worker, { metrics: 'told', id, told: values })
  }

  /** `/metrics` is requested from it. */
  async read(): Promise<Metrics> {
    const hearing = all.hear(this.worker, { metrics: 'ask', id: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    await hearing
    return new Metrics(this.#pages.get(1)!)
  }
}

test('counts are summed by their labels, gauges as each of them wants', async () => {
  const [one, two] = [new Sibling(), new Sibling()]
  one.answers.inc({ status: '200' }, 3)
  two.answers.inc({ status: '200' }, 4)
  two.answers.inc({ status: '503' })
  one.times.observe(0.5)
  two.times.observe(1.5)
  for (const [sibling, busy] of [
    [one, 0.2],
    [two, 0.9],
  ] as const) {
    sibling.busy.set(busy)
    sibling.size.set(10)
  }
  for (const metrics of [await one.read(), await two.read()]) {
    expect(metrics.sum('answers', { status: '200' })).toBe(7)
    expect(metrics.sum('answers', { status: '503' })).toBe(1)
    expect(metrics.find('times_bucket').map(({ value }) => value)).toEqual([1, 2, 2])
    expect(metrics.sum('times_count')).toBe(2)
    expect(metrics.sum('busy')).toBe(0.9)
    expect(metrics.sum('size')).toBe(20)
    expect(metrics.kinds.get('times')).toBe('histogram')
  }
})

test('what one has counted stays counted when it is replaced: a sum never falls', async () => {
  const [one, two] = [new Sibling(), new Sibling()]
  one.answers.inc({ status: '200' }, 3)
  one.size.set(10)
  two.size.set(10)
  two.answers.inc({ status: '200' }, 4)
  expect((await two.read()).sum('answers')).toBe(7)
  all.dismiss(one.worker)
  const three = new Sibling()
  expect((await two.read()).sum('answers')).toBe(7)
  three.answers.inc({ status: '200' })
  all.dismiss(two.worker)
  const metrics = await three.read()
  expect(metrics.sum('answers')).toBe(8)
  expect(metrics.sum('size')).toBe(0)
})

test('an unresponsive process delays the answer shortly; its counters are reported, its gauges are not', async () => {
  const [one, two] = [new Sibling(), new Sibling()]
  for (const sibling of [one, two]) {
    sibling.answers.inc({ status: '200' }, 5)
    sibling.size.set(10)
  }
  expect((await one.read()).sum('answers')).toBe(10)
  two.isSilent = true
  two.answers.inc({ status: '200' }, 5)
  const metrics = await one.read()
  expect(metrics.sum('answers')).toBe(10)
  expect(metrics.sum('size')).toBe(10)
  two.isSilent = false
  expect((await one.read()).sum('answers')).toBe(15)
})
