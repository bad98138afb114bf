import { type Database, inTransaction } from '@school/db'
import { extensionsOf, jobContext } from '@school/kernel/server'
import { refreshIndex, type RefreshReport } from '@school/search/server'
import { rooms } from './rooms.ts'

/** Brings the search to what rooms have: after a load, and at the start, when a release may feed it differently. */
export function refreshSearch(database: Pick<Database, 'pool'>, now: Date): Promise<RefreshReport> {
  const extensions = extensionsOf(rooms)
  return inTransaction(database.pool, (unit) => refreshIndex(jobContext(unit, now, { extensions })))
}
