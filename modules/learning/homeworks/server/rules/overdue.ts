import { type CopyFacts, stateOf } from './copy.ts'

/** A deadline that passed earlier is not reported any more. */
export const overdueDays = 30

const dayMs = 24 * 3_600_000

type OverdueFacts = CopyFacts & {
  /** Put away by its teacher. */
  archivedAt: Date | null
}

/**
 * «Просрочено», the only definition: the deadline has passed within the last thirty days and the homework was not submitted, whether or not it
 * still may be. `overdueHomeworksSql` is the same for homeworks of teachers. @returns the deadline
 */
export function overdueSince(copy: OverdueFacts, now: Date): Date | null {
  const at = copy.softDeadlineAt ?? copy.hardDeadlineAt ?? copy.closedAt
  // A started copy whose time is over is submitted by the server within a minute.
  if (
    at === null ||
    copy.finishedAt !== null ||
    copy.archivedAt !== null ||
    stateOf(copy, now) === 'submitted'
  )
    return null
  const passedMs = now.getTime() - at.getTime()
  return passedMs > 0 && passedMs < overdueDays * dayMs ? at : null
}
