import type { Pool } from 'pg'
import { inject, test } from 'vitest'
import { type Lead, Lockstep } from './lockstep.ts'
import type { TestSchool } from './school.ts'

type Calls = readonly (() => Promise<unknown>)[]
type Replies<C extends Calls> = { -readonly [K in keyof C]: Awaited<ReturnType<C[K]>> }

/** `tools/planted-locks.ts` wants to see each race several times. */
const times = Number(process.env['RACE_TIMES'] ?? 1)

/** The rules of linting for tests are about their files, not about this one. */
const declared: (title: string, story: () => Promise<void>) => void = test
const skipped: typeof declared = test.skip

/** A story that sends calls `together`. The embedded database has one connection, so nothing overlaps there: the story is skipped. */
export const race = (title: string, story: () => Promise<void>): void => {
  if (!inject('template').server)
    return skipped(`${title} (on PostgreSQL only: the embedded database has one connection)`, story)
  declared(title, story)
  for (let n = 2; n <= times; n++) declared(`${title} (${n})`, story)
}

/**
 * Calls that really overlap. Connections are opened first; then the writing transactions of the calls go statement by statement: the next
 * statements are sent when every call is ready to send one or waits for a lock. Reads of a check-then-write race therefore precede all writes,
 * unless a lock prevents it. A call waits for the others at its first writing transaction, so a request for a CSRF token before it needs no
 * warming. Use it in a `race`.
 * @param round from 0: in each further round of a story one of the calls is some statements ahead of the others, which shows races of different calls
 * @returns the replies in the order of the calls
 */
export async function together<const C extends Calls>(
  school: TestSchool,
  calls: C,
  round = 0,
): Promise<Replies<C>> {
  const { kind, pool, patient } = school.database
  if (kind === 'embedded')
    throw new Error('The embedded database has one connection: write the story as a race.')
  await warm(pool, calls.length)
  const countHeld = async () => (await countLocked(school)) + countQueued(pool)
  const settled = await new Lockstep([pool, patient.pool], countHeld, leadOf(round, calls.length)).run(calls)
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  }) as Replies<C>
}

/** Rounds 1, 2, 3… of two calls: the first is 2 statements ahead, the second is, the first is 4 statements ahead… */
const leadOf = (round: number, count: number): Lead => ({
  index: (round + count - 1) % count,
  steps: Math.ceil(round / count) * 2,
})

/** Opens the connections: a call that opens one in the middle comes late. */
async function warm(pool: Pool, calls: number): Promise<void> {
  const count = Math.min(pool.options.max, calls + 1)
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  for (const client of clients) client.release()
}

async function countLocked(school: TestSchool): Promise<number> {
  const [row] = await school.rows<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.count
}

/** Calls that wait for a connection. */
const countQueued = (pool: Pool): number =>
  pool.waitingCount + ((pool as { waitingChanges?: number }).waitingChanges ?? 0)
