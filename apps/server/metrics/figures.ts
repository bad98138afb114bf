import { statfs } from 'node:fs/promises'
import { countSessions } from '@school/accounts/server'
import type { Database, Sql } from '@school/db'
import { countFailures, countLateMessages, type QueueFigures, readQueues } from '@school/kernel/server'
import { countStuckAttempts } from '@school/monitoring/server'
import { Gauge, type Registry } from 'prom-client'
import type { Part } from '../health.ts'
import { seldom } from './seldom.ts'

export interface FigurePorts {
  database: Pick<Database, 'pool'>
  /** Where files are kept. */
  dataDir: string
  /** Dependencies of the school. */
  parts: Readonly<Record<string, Part>>
  clock: () => Date
  /** Minimum interval between queries. */
  everyMs: number
}

/** Less than the timeout of a scrape. */
const patienceMs = 1000

interface Figure<T> {
  name: string
  help: string
  label?: string
  read: () => Promise<T | undefined>
  /** A number, or numbers by the value of the label. */
  toFigures: (answer: T) => number | Iterable<readonly [string, number]>
}

/** Without a value the metric is absent: a zero would be wrong. */
function mount<T>(registry: Registry, { name, help, label, read, toFigures }: Figure<T>): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const answer = await read()
      this.reset()
      if (answer === undefined) return label === undefined ? this.remove() : undefined
      const figures = toFigures(answer)
      if (typeof figures === 'number') this.set(figures)
      else for (const [value, figure] of figures) this.set({ [label!]: value }, figure)
    },
  })
}

/**
 * Metrics that every process would report alike, because they come from the database and other dependencies. What does not answer
 * in time has no figures, and the rest of the page is still served.
 */
export function measureFigures(
  registry: Registry,
  { database, dataDir, parts, clock, everyMs }: FigurePorts,
): void {
  const pace = { everyMs, patienceMs }
  const ask = <T>(question: (sql: Sql, now: Date) => Promise<T>) =>
    seldom(() => question(database.pool, clock()), pace)
  const asked = {
    queues: ask(readQueues),
    failures: ask(countFailures),
    messages: ask(countLateMessages),
    sessions: ask(countSessions),
    attempts: ask(countStuckAttempts),
  }
  const add = <T>(figure: Figure<T>) => mount(registry, figure)

  const ofQueues: [keyof QueueFigures & string, string, string][] = [
    ['waiting', 'waiting', 'Jobs and events that are due and not taken yet, by queue'],
    ['oldestSeconds', 'oldest_seconds', 'How long the first of those that wait has been due, by queue'],
    ['active', 'active', 'Jobs and events that are being done, by queue; counted once a minute'],
    ['failed', 'failed', 'Jobs and events given up after all tries, by queue; counted once a minute'],
  ]
  for (const [property, what, help] of ofQueues)
    add({
      name: `school_job_queue_${what}`,
      help,
      label: 'queue',
      read: asked.queues,
      toFigures: (queues) => queues.map((of) => [of.queue, Number(of[property])] as const),
    })
  add({
    name: 'school_job_failures_open',
    help: 'Rows that jobs and listeners have failed at and have not dealt with yet',
    label: 'name',
    read: asked.failures,
    toFigures: (failures) => failures.map(({ job, count }) => [job, count] as const),
  })
  add({
    name: 'school_messages_late',
    help: 'Letters and SMS that have waited five minutes for their provider, by channel',
    label: 'channel',
    read: asked.messages,
    toFigures: (late) => late.map(({ channel, count }) => [channel, count] as const),
  })
  add({
    name: 'school_sessions_alive',
    help: 'Sessions that open something',
    read: asked.sessions,
    toFigures: (count) => count,
  })
  add({
    name: 'school_stuck_attempts',
    help: 'Attempts that should have been closed or judged five minutes ago, by what they wait for',
    label: 'why',
    read: asked.attempts,
    toFigures: (counts) => Object.entries(counts),
  })
  add({
    name: 'school_figures_up',
    help: 'Whether the database has answered these questions in time',
    label: 'question',
    read: () => whichOf(asked, (answer) => answer !== undefined),
    toFigures: (which) => which,
  })
  const disk = seldom(() => statfs(dataDir), pace)
  for (const [what, help, blocks] of [
    ['size', 'Size of the disk that files are kept on', 'blocks'],
    ['free', 'What is free on the disk that files are kept on', 'bavail'],
  ] as const)
    add({
      name: `school_disk_${what}_bytes`,
      help,
      read: disk,
      toFigures: (answer) => answer[blocks] * answer.bsize,
    })
  const looks = Object.entries(parts).map(([name, { look }]) => {
    const isWell = () => look().then(() => true)
    return [name, seldom(isWell, pace)] as const
  })
  add({
    name: 'school_part_up',
    help: 'Whether the dependencies of the school work, as /readyz reports',
    label: 'part',
    read: () => whichOf(Object.fromEntries(looks), (answer) => answer === true),
    toFigures: (which) => which,
  })
}

const whichOf = (
  reads: Readonly<Record<string, () => Promise<unknown>>>,
  isGood: (answer: unknown) => boolean,
): Promise<(readonly [string, number])[]> =>
  Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, Number(isGood(await read()))] as const),
  )
