import { personalTask, xpFor } from '@school/tasks/server'
import type { OpenTask, OpenTaskState } from '../contract/task.ts'
import type { AssignedTask } from './queries.ts'
import { presentReview } from './reviews/present.ts'
import {
  countedTries,
  isInQueue,
  isTaskClosed,
  practiceRules,
  shownVerdict,
  type WorkRules,
} from '@school/work-rules/server'

/** Context of a task: by default the first attempt of an endless practice. */
export interface TaskView {
  rules?: WorkRules
  attemptNumber?: number
  /** Whether the rules show the solution now; by default a closed task's solution is open. */
  isSolutionOpen?: boolean
}

/** The state of a task for its pupil, without its statement. */
function presentState(
  row: AssignedTask,
  userId: number,
  { rules = practiceRules, isSolutionOpen = true }: TaskView = {},
): OpenTaskState {
  const personal = personalTask(row, userId)
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
    triesUsed: countedTries(row),
    triesLimit: rules.tries,
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
            isSpared: row.isSpared,
          }) - row.xp,
        ),
    hintsTotal: rules.hints ? row.hints.length : 0,
    variant: row.variant,
    isRenewed: row.isRenewed,
    lastTry:
      row.lastNumber === null
        ? null
        : {
            number: row.lastNumber,
            response: personal.shown(row.lastResponse!),
            verdict: personal.verdict(
              row.lastVerdict && (isShown ? row.lastVerdict : shownVerdict(row.lastVerdict)),
            ),
            answeredAt: row.lastAnsweredAt!.toISOString(),
            review: row.lastReview ? presentReview(row.lastReview, row.maxScore) : null,
          },
    solution: isShown ? personal.solution(row.solutionHtml) : null,
    can: {
      answer: isOpen,
      openHint: isOpen && rules.hints && row.hintsOpened < row.hints.length,
      giveUp: isOpen && rules.giveUp,
    },
  }
}

/** @param userId the owner of the task: each pupil sees options in another order and with other ids */
export const presentTask = (row: AssignedTask, userId: number, view: TaskView = {}): OpenTask => ({
  ...presentState(row, userId, view),
  question: personalTask(row, userId).question(view.attemptNumber),
  hints: row.hints.slice(0, row.hintsOpened),
})

/** A task after an answer: its statement is included only when the answer has changed it. */
export const presentNext = (row: AssignedTask, userId: number, view: TaskView = {}): OpenTaskState =>
  row.isRenewed ? presentTask(row, userId, view) : presentState(row, userId, view)
