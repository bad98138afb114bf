import type { Database } from '@school/db'
import type { Confirmed, Told } from './pupils.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** PostgreSQL keeps the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

const keyOf = (userId: number, taskId: number) => `${userId}/${taskId}`

function byTask(confirmed: readonly Confirmed[]): Map<string, Confirmed[]> {
  const found = new Map<string, Confirmed[]>()
  for (const one of confirmed) {
    const key = keyOf(one.userId, one.taskId)
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return found
}

/** What is wrong with what the database holds, after what was confirmed to the pupils; empty is as it should be. */
export async function findFaults(
  { pool }: Database,
  told: Told,
  userIds: readonly number[],
): Promise<string[]> {
  const faults: string[] = []
  const answers = await pool.query<{ userId: number; taskId: number; response: unknown }>(
    `select a.user_id as "userId", w.task_id as "taskId", w.response from answers w join attempts a on a.id = w.attempt_id
     join works k on k.id = a.work_id where k.kind = 'practice' and a.user_id = any($1) order by w.try_number`,
    [userIds],
  )
  const kept = new Map<string, unknown[]>()
  for (const { userId, taskId, response } of answers.rows) {
    const key = keyOf(userId, taskId)
    kept.set(key, [...(kept.get(key) ?? []), response])
  }
  const wanted = byTask(told.confirmed)
  for (const [key, confirmed] of wanted) {
    const found = kept.get(key) ?? []
    if (found.length < confirmed.length) faults.push(`lost: ${key}, ${found.length} of ${confirmed.length}`)
    if (found.length > confirmed.length)
      faults.push(`counted twice: ${key}, ${found.length} for ${confirmed.length}`)
    confirmed.forEach(({ response }, i) => {
      if (found[i] !== undefined && !same(found[i], response))
        faults.push(`another answer: ${key}, try ${i + 1}`)
    })
  }
  for (const key of kept.keys()) if (!wanted.has(key)) faults.push(`an answer nobody gave: ${key}`)

  const paid = await pool.query<{ userId: number; taskId: number; xp: number }>(
    `select user_id as "userId", source_id as "taskId", sum(amount)::int as xp from reward_transactions
     where currency = 'xp' and source_type = 'task' and user_id = any($1) group by 1, 2`,
    [userIds],
  )
  const promised = new Map<string, number>()
  for (const { userId, taskId, gainedXp } of told.confirmed) {
    const key = keyOf(userId, taskId)
    promised.set(key, (promised.get(key) ?? 0) + gainedXp)
  }
  const examTasks = new Set(told.saved.map(({ userId, taskId }) => keyOf(userId, taskId)))
  for (const { userId, taskId, xp } of paid.rows) {
    const key = keyOf(userId, taskId)
    if (!examTasks.has(key) && xp !== (promised.get(key) ?? 0))
      faults.push(`XP: ${key} was paid ${xp}, told ${promised.get(key) ?? 0}`)
  }
  return [...faults, ...(await faultsOfRuns(pool, told, userIds))]
}

async function faultsOfRuns(
  pool: Database['pool'],
  told: Told,
  userIds: readonly number[],
): Promise<string[]> {
  const faults: string[] = []
  const judged = await pool.query<{ userId: number; run: number; taskId: number; response: unknown }>(
    `select a.user_id as "userId", a.run, w.task_id as "taskId", w.response from answers w join attempts a on a.id = w.attempt_id
     join works k on k.id = a.work_id where k.kind = 'training' and a.user_id = any($1)`,
    [userIds],
  )
  const found = new Map(
    judged.rows.map(({ userId, run, taskId, response }) => [`${userId}/${run}/${taskId}`, response]),
  )
  // A run that was gone on with after a pause is told of twice: the last word counts.
  const last = new Map(told.saved.map((saved) => [`${saved.userId}/${saved.run}/${saved.taskId}`, saved]))
  for (const [key, { may }] of last) {
    const response = found.get(key) ?? null
    if (!may.some((one) => same(one, response)))
      faults.push(
        `${response === null ? 'lost' : 'another answer'} in an exam: ${key}, ${JSON.stringify(response)} and not ${JSON.stringify(may)}`,
      )
  }
  return faults
}

/** How many runs with a clock are still open. */
export async function countOpenRuns({ pool }: Database, userIds: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from attempts where judged_at is null and deadline_at is not null and user_id = any($1)',
    [userIds],
  )
  return rows[0]!.count
}
