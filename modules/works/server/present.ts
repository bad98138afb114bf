import type { Verdict } from '@school/tasks/contract'
import { hideKey, shuffledOptions, solutionOf, xpFor } from '@school/tasks/server'
import type { OpenTask, TaskStanding } from '../contract/task.ts'
import { presentReview } from './reviews/present.ts'
import { countedTries, isInQueue, isTaskClosed } from './rules/task-state.ts'
import { practiceRules, type WorkRules } from './rules/work-rules.ts'
import type { SeatedTask } from './variant.ts'

/** A verdict as the pupil may see it while the task is open: without the marks that give the key away. */
export const presentVerdict = (verdict: Verdict): Verdict =>
  verdict.outcome === 'right' ? verdict : hideKey(verdict)

/** Where a task is seen: in the first run of an endless practice, if nothing else is said. */
export interface TaskView {
  rules?: WorkRules
  run?: number
  /** What the rules say of it now; a closed task's solution is open if nothing is said. */
  isSolutionOpen?: boolean
}

/** The seed of the order of options: a pupil's own, and another one in every run. */
export const orderSeed = (userId: number, taskId: number, run: number): number =>
  userId * 1_000_003 + taskId + (run - 1) * 7919

/** How a task stands for its pupil, without its statement. */
function presentStanding(
  row: SeatedTask,
  { rules = practiceRules, isSolutionOpen = true }: TaskView = {},
): TaskStanding {
  const isWaiting = isInQueue(row)
  const closed = !isWaiting && isTaskClosed(rules, row)
  const isOpen = !isWaiting && !closed
  const isShown = closed && isSolutionOpen
  return {
    id: row.id,
    position: row.position,
    title: row.title,
    kind: row.kind,
    difficulty: row.difficulty,
    maxScore: row.maxScore,
    availableXp: row.availableXp,
    status: row.status,
    xp: row.xp,
    attemptsUsed: countedTries(row),
    attemptsLimit: rules.tries,
    nextXp: !isOpen
      ? 0
      : Math.max(
          0,
          xpFor({
            available: row.availableXp,
            share: 1,
            tryNumber: countedTries(row) + 1,
            hintsUsed: row.hintsOpened,
            gaveUp: false,
          }) - row.xp,
        ),
    hintsTotal: row.hints.length,
    variant: row.variant,
    isRenewed: row.isRenewed,
    lastTry:
      row.lastNumber === null
        ? null
        : {
            number: row.lastNumber,
            response: row.lastResponse!,
            verdict: row.lastVerdict && (isShown ? row.lastVerdict : presentVerdict(row.lastVerdict)),
            answeredAt: row.lastAnsweredAt!.toISOString(),
            review: row.lastReview ? presentReview(row.lastReview, row.maxScore) : null,
          },
    solution: isShown ? solutionOf(row.rubric, row.solutionHtml) : null,
    can: {
      answer: isOpen,
      openHint: isOpen && rules.hints && row.hintsOpened < row.hints.length,
      giveUp: isOpen && rules.giveUp,
    },
  }
}

/** @param userId seeds the order of options, so that neighbours see them differently, and every run anew */
export const presentTask = (row: SeatedTask, userId: number, view: TaskView = {}): OpenTask => ({
  ...presentStanding(row, view),
  question: shuffledOptions(row.question, orderSeed(userId, row.id, view.run ?? 1), row.rubric),
  hints: row.hints.slice(0, row.hintsOpened),
})

/** A task after an answer: its statement is told only when the answer has changed it. */
export const presentNext = (row: SeatedTask, userId: number, view: TaskView = {}): TaskStanding =>
  row.isRenewed ? presentTask(row, userId, view) : presentStanding(row, view)
