import type { CopyState, HomeworkTab } from '../../contract/homework.ts'

/** What decides where a pupil's copy stands. */
export interface CopyFacts {
  /** The end for this pupil, with the time that they were given. */
  hardDeadlineAt: Date | null
  softDeadlineAt: Date | null
  /** By the teacher. */
  closedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  returnedAt: Date | null
  /** Answers which wait for a person. */
  inQueue: number
}

/** No answer is taken any more. */
export const isOver = ({ hardDeadlineAt, closedAt }: CopyFacts, now: Date): boolean =>
  closedAt !== null || (hardDeadlineAt !== null && hardDeadlineAt <= now)

export function stateOf(copy: CopyFacts, now: Date): CopyState {
  if (copy.startedAt === null) return isOver(copy, now) ? 'missed' : 'not_opened'
  if (copy.finishedAt !== null) return copy.inQueue > 0 ? 'checking' : 'done'
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

/** Handed in, or still not, after the soft deadline. Nothing is refused by it. */
export function isLate({ softDeadlineAt, finishedAt }: CopyFacts, now: Date): boolean {
  return softDeadlineAt !== null && softDeadlineAt < (finishedAt ?? now)
}

/** The mark by the scale: per cents from which «5», «4» and «3» begin. */
export function markBy(percent: number | null, scale: readonly number[]): number | null {
  if (percent === null) return null
  const step = scale.findIndex((least) => percent >= least)
  return step === -1 ? 2 : 5 - step
}

const last = 8.64e15

/**
 * What ends sooner goes first, then what has no term, then what is late: the newest first, for it is the likeliest to be still done.
 * What is done: the newest first.
 */
export const inOrder =
  (now: Date) =>
  (a: CopyFacts, b: CopyFacts): number => {
    if (a.finishedAt && b.finishedAt) return b.finishedAt.getTime() - a.finishedAt.getTime()
    const [isALate, isBLate] = [isLate(a, now), isLate(b, now)]
    if (isALate !== isBLate) return isALate ? 1 : -1
    return isALate ? dueAt(b) - dueAt(a) : dueAt(a) - dueAt(b)
  }

const dueAt = ({ softDeadlineAt, hardDeadlineAt }: CopyFacts): number =>
  (softDeadlineAt ?? hardDeadlineAt)?.getTime() ?? last

/** What tasks take: a minute to read and a minute for each step of difficulty. */
export const minutesFor = (tasks: number, difficulties: number): number => tasks + difficulties
