import type { Verdict } from '@school/tasks/contract'
import {
  afterAnswer,
  afterGiveUp,
  reasonOf,
  type TaskState,
  untouched,
  withoutTriesLeft,
  type WorkRules,
  pointsOf,
} from '@school/work-rules/server'

/**
 * The state of a task after its tries were judged again. A right answer before the giving up cancels
 * it: the key was wrong. The time of opening hints is not recorded, so they count for every try. XP is never taken back.
 */
export function rejudged(
  before: TaskState,
  verdicts: readonly Verdict[],
  availableXp: number,
  rules: Pick<WorkRules, 'tries'>,
): TaskState {
  const { hintsOpened, isSpared } = before
  const begun: TaskState = { ...untouched, hintsOpened, ...(isSpared ? { isSpared } : {}) }
  const solved = verdicts.reduce(
    (taskState, verdict) =>
      taskState.share >= 1
        ? { ...taskState, tries: taskState.tries + 1 }
        : afterAnswer(taskState, verdict, availableXp),
    begun,
  )
  const judged = withoutTriesLeft(rules, solved)
  const after = before.gaveUp && judged.share < 1 ? afterGiveUp(judged) : judged
  return { ...after, xp: Math.max(before.xp, after.xp) }
}

export interface Paid {
  reasons: readonly string[]
  xp: number
}

/** The XP still to be paid for a task, by the rule of answers: once for each reason, and only the difference. */
export function dueFor(before: TaskState, after: TaskState, { reasons, xp }: Paid) {
  const reason = reasonOf({ outcome: after.share >= 1 ? 'right' : 'partial' })
  const due = Math.max(0, after.xp - Math.max(before.xp, xp))
  return { reason, amount: after.share > 0 && !reasons.includes(reason) ? due : 0 }
}

/** The change of the points of an attempt. */
export function pointsGained(
  maxScore: number,
  before: TaskState,
  after: TaskState,
  verdicts: { before: readonly (Verdict | null)[]; after: readonly Verdict[] },
): number {
  const points = ({ hintsOpened, gaveUp }: TaskState, judged: readonly (Verdict | null)[]) =>
    pointsOf({
      maxScore,
      hintsOpened,
      gaveUp,
      tries: judged.map((verdict, index) => ({ tryNumber: index + 1, share: verdict?.share ?? 0 })),
    })
  return points(after, verdicts.after) - points(before, verdicts.before)
}
