import type { CopyState, HomeworkTab } from '../../contract/homework.ts'

/** Facts that determine the state of a pupil's copy. */
export interface CopyFacts {
  /** The end for this pupil, extensions included. */
  hardDeadlineAt: Date | null
  softDeadlineAt: Date | null
  /** By the teacher. */
  closedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  /** A moment after the end; later only if judging failed at first. */
  judgedAt: Date | null
  returnedAt: Date | null
  /** Answers that wait for a review. */
  inQueue: number
}

/** No more answers are accepted. */
export const isOver = ({ hardDeadlineAt, closedAt }: CopyFacts, now: Date): boolean =>
  closedAt !== null || (hardDeadlineAt !== null && hardDeadlineAt <= now)

export function stateOf(copy: CopyFacts, now: Date): CopyState {
  if (copy.startedAt === null) return isOver(copy, now) ? 'missed' : 'not_opened'
  if (copy.finishedAt !== null) return copy.inQueue > 0 || copy.judgedAt === null ? 'checking' : 'done'
  if (isOver(copy, now)) return 'submitted'
  return copy.returnedAt === null ? 'in_progress' : 'returned'
}

const tabs: Record<CopyState, HomeworkTab> = {
  not_opened: 'now',
  in_progress: 'now',
  submitted: 'checking',
  checking: 'checking',
  returned: 'returned',
  done: 'done',
  missed: 'done',
}
export const tabOf = (state: CopyState): HomeworkTab => tabs[state]

const solvingMs = 5 * 60_000

/** Solving now: there was activity within the last minutes. */
export const isSolving = (copy: CopyFacts & { touchedAt: Date | null }, now: Date): boolean =>
  copy.touchedAt !== null &&
  copy.finishedAt === null &&
  !isOver(copy, now) &&
  now.getTime() - copy.touchedAt.getTime() < solvingMs

/** Submitted after the soft deadline, or not yet submitted after it. Late answers are accepted. */
export function isLate({ softDeadlineAt, finishedAt }: CopyFacts, now: Date): boolean {
  return softDeadlineAt !== null && softDeadlineAt < (finishedAt ?? now)
}

/** The mark by the scale: percents from which «5», «4» and «3» begin. */
export function markBy(percent: number | null, scale: readonly number[]): number | null {
  if (percent === null) return null
  const step = scale.findIndex((least) => percent >= least)
  return step === -1 ? 2 : 5 - step
}

const last = 8.64e15

type OwnCopy = CopyFacts & { id: number }

/**
 * The nearest deadline first, then copies without a deadline, then late ones: the newest first, since they are most likely to be done yet.
 * Then ended ones, the newest first. Equal ones are ordered by id, so that pages do not overlap.
 */
export const inOrder =
  (now: Date) =>
  (a: OwnCopy, b: OwnCopy): number => {
    const [[shelfOfA, placeOfA], [shelfOfB, placeOfB]] = [placeOf(a, now), placeOf(b, now)]
    return shelfOfA - shelfOfB || placeOfA - placeOfB || a.id - b.id
  }

function placeOf(copy: CopyFacts, now: Date): [shelf: number, place: number] {
  const ended = copy.finishedAt ?? copy.closedAt ?? copy.hardDeadlineAt
  if (copy.finishedAt !== null || isOver(copy, now)) return [3, -ended!.getTime()]
  return isLate(copy, now) ? [2, -dueAt(copy)] : [1, dueAt(copy)]
}

const dueAt = ({ softDeadlineAt, hardDeadlineAt }: CopyFacts): number =>
  (softDeadlineAt ?? hardDeadlineAt)?.getTime() ?? last
