import type { assigningErrors } from '../../contract/errors.ts'
import type { HomeworkBody } from '../../contract/managed.ts'
import { wrongIn } from './statement.ts'

/** The current state of a published homework. */
export interface Issued extends Pick<
  HomeworkBody,
  'opensAt' | 'softDeadlineAt' | 'hardDeadlineAt' | 'tries' | 'solution' | 'markScale' | 'taskIds'
> {
  /** All pupils who have it. */
  pupilIds: readonly number[]
  /** How many have started. */
  begun: number
}

type Amended = HomeworkBody & { pupilIds: readonly number[] }
type Code = keyof typeof assigningErrors

const timeOf = (at: string | null): number => (at === null ? Infinity : Date.parse(at))
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
const isMoved = (before: string | null, after: string | null): boolean => timeOf(before) !== timeOf(after)

/** Unchanged deadlines may be in the past. */
function wrongInTerms(before: Issued, after: Amended, now: Date): Code | null {
  const wrong = wrongIn(after, now)
  if (wrong === 'deadline_passed' && !isMoved(before.hardDeadlineAt, after.hardDeadlineAt)) return null
  if (wrong === 'soft_deadline_passed' && !isMoved(before.softDeadlineAt, after.softDeadlineAt)) return null
  return wrong
}

/** After the first pupil has started, these fields must not change. */
function wrongForBegun(before: Issued, after: Amended): Code | null {
  if (before.begun === 0) return null
  if (!isSame(before.taskIds, after.taskIds)) return 'tasks_begun'
  if (before.tries !== after.tries) return 'tries_begun'
  if (before.solution !== after.solution) return 'solution_begun'
  return isSame(before.markScale, after.markScale) ? null : 'scale_begun'
}

/** Why a published homework may not be changed this way; `null` when it may. */
export function wrongInAmendment(before: Issued, after: Amended, now: Date): Code | null {
  const isOpen = before.opensAt === null || Date.parse(before.opensAt) <= now.getTime()
  if (isOpen && isMoved(before.opensAt, after.opensAt)) return 'homework_opened'
  if (timeOf(after.softDeadlineAt) < timeOf(before.softDeadlineAt)) return 'soft_deadline_only_later'
  if (timeOf(after.hardDeadlineAt) < timeOf(before.hardDeadlineAt)) return 'deadline_only_later'
  const having = new Set(after.pupilIds)
  if (!before.pupilIds.every((id) => having.has(id))) return 'pupils_only_added'
  return wrongForBegun(before, after) ?? wrongInTerms(before, after, now)
}
