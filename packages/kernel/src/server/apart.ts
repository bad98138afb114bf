import { inSavepoint, type Unit } from '@school/db'
import { faultOf, isOfDatabase } from '../fault.ts'
import { noteFailure } from './job-failures.ts'

/**
 * Does to one of many, in a transaction with the others, what a walking job would do to it. A failure costs that one alone: it is kept
 * as the job's, which takes it up by itself with its pauses.
 * @returns whether it is done
 * @throws when the database is away, which is nobody's failure
 */
export async function tryApart(
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
