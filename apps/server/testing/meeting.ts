import type { Reply } from './person.ts'
import type { TestSchool } from './school.ts'

/**
 * Two tabs that write the same at once: a row which both want is held until every act has come to it, so that each of them has read
 * what it reads before any has written. The first act comes first. The embedded database has one connection: there they follow each other.
 * @param hold a statement that locks the row
 */
export async function meetAt(
  school: TestSchool,
  hold: string,
  values: unknown[],
  acts: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const { kind, pool } = school.database
  const replies: Promise<Reply>[] = []
  if (kind === 'embedded') {
    for (const act of acts) {
      replies.push(act())
      await replies.at(-1)
    }
    return Promise.all(replies)
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(hold, values)
    let settled = 0
    for (const act of acts) {
      replies.push(act().finally(() => settled++))
      await waitUntil(async () => settled + (await countWaiting(school)) >= replies.length)
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(replies)
}

async function countWaiting(school: TestSchool): Promise<number> {
  const [row] = await school.rows<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row!.count
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
