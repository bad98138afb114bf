import type { Sql, Unit } from '@school/db'
import type { Beat } from '@school/kernel/server'
import { attemptPresence } from './tables.ts'

interface Heard {
  workId: number
  userId: number
  at: Date
}

/** After this silence an attempt in progress is reported as lost. */
export const lostAfterSeconds = 60

const heard = new Map<string, Heard>()

/** Records activity of a pupil in memory. May be called by reads: nothing is written here. */
export function noteHeard(workId: number, userId: number, at: Date): void {
  heard.set(`${workId}/${userId}`, { workId, userId, at })
}

/** Writes the activity since the last call in one statement. The locks keep a concurrently deleted account from failing the whole statement. */
export async function writePresence(sql: Sql): Promise<void> {
  if (heard.size === 0) return
  const rows = [...heard.values()]
  heard.clear()
  await sql.query({
    name: 'write_attempt_presence',
    text: `insert into attempt_presence (work_id, user_id, heard_at)
      select h.work_id, h.user_id, h.at from unnest($1::int[], $2::int[], $3::timestamptz[]) h (work_id, user_id, at)
      join users u on u.id = h.user_id join works w on w.id = h.work_id order by 1, 2 for key share of u, w
      on conflict (work_id, user_id) do update set heard_at = excluded.heard_at
      where attempt_presence.heard_at < excluded.heard_at`,
    values: [
      rows.map(({ workId }) => workId),
      rows.map(({ userId }) => userId),
      rows.map(({ at }) => at.toISOString()),
    ],
  })
}

export const presenceBeat: Beat = { name: 'attempt-presence', everyMs: 10_000, run: writePresence }

/** Last activity of pupils in attempts. */
export async function seedPresence(
  unit: Unit,
  rows: readonly { userId: number; workId: number; heardAt: Date }[],
): Promise<void> {
  if (rows.length > 0) await unit.db.insert(attemptPresence).values([...rows])
}
