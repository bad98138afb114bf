import { inSavepoint, type Unit } from '@school/db'
import { faultOf, isOfDatabase } from '../fault.ts'
import { noteFailure } from './job-failures.ts'

/**
 * Processes one item of a batch in a savepoint, as a walking job would. A failure affects this item only: it is recorded as the job's
 * failure, and the job retries the item with its usual pauses.
 * @returns whether it is done
 * @throws when the database is unavailable: that is not a failure of the item
 */
export async function tryInSavepoint(
  unit: Unit & { readonly now: Date },
  job: string,
  subject: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await inSavepoint(unit, work)
    return true
  } catch (error) {
    if (isOfDatabase(error)) throw error
    await noteFailure(unit.sql, job, subject, faultOf(error), unit.now)
    return false
  }
}
