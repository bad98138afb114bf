import type { Verdict } from '@school/tasks/contract'
import { check, isVerdict, plainVariant, type TaskText, variantCount } from '@school/tasks/server'
import { practiceRules, type TaskState, turnOfTry, variantNumber } from '@school/work-rules/server'
import { restoredVerdict, isSame, regradedVerdict } from './regraded-verdict.ts'
import type { GivenAnswer, RegradedState, Regrading } from './queries.ts'
import { pointsGained, rejudged } from './rejudge.ts'

/** The key by which an answer is judged now; `null` when the question was another. */
function keyOf(task: TaskText, regrading: Regrading, state: RegradedState, { tryNumber }: GivenAnswer) {
  if (!task.recipe) return task.rubric
  const isRenewed = (state.rules ?? practiceRules).renews && task.recipe.again
  const number =
    variantNumber(state.userId, task.id, state.number, turnOfTry(isRenewed, tryNumber)) % variantCount
  const now = plainVariant(task.recipe, number).task
  if (!now) return null
  if (regrading.isForced || !regrading.oldRecipe) return now.rubric
  const then = plainVariant(regrading.oldRecipe, number).task
  return then && isSame(then.question, now.question) ? now.rubric : null
}

function verdictOf(
  task: TaskText,
  regrading: Regrading,
  state: RegradedState,
  given: GivenAnswer,
): Verdict | null {
  if (regrading.undoes !== null) return restoredVerdict(given.verdict, given.undone)
  const key = keyOf(task, regrading, state, given)
  const result = key && check(key, given.response)
  return regradedVerdict({ ...given, byKey: result && isVerdict(result) ? result : null })
}

export interface Outcome {
  verdicts: { before: readonly (Verdict | null)[]; after: readonly Verdict[] }
  answersChanged: number
  taskState: TaskState
  /** The change of the points of a judged attempt. */
  points: number
}

/** The effect of a regrading on an attempt; `null` when there is none. */
export function outcomeOf(
  task: TaskText,
  regrading: Regrading,
  state: RegradedState,
  given: readonly GivenAnswer[],
): Outcome | null {
  const before = given.map(({ verdict }) => verdict)
  const after = given.map((answer) => verdictOf(task, regrading, state, answer))
  const changed = given.filter((_, index) => after[index] !== before[index])
  // While a person still checks one of the tries, the review will compute the state of the task.
  if (changed.length === 0 || !after.every((verdict) => verdict !== null)) return null
  const verdicts = { before, after }
  // A giving up cancelled by a regrading is restored by its undo.
  const gaveUp = state.gaveUp || changed.some(({ undone }) => undone?.gaveUp)
  const rules = state.rules ?? practiceRules
  const taskState = rejudged({ ...state, gaveUp }, verdicts.after, task.availableXp, rules)
  const points = state.isJudged ? pointsGained(task.maxScore, state, taskState, verdicts) : 0
  return { verdicts, answersChanged: changed.length, taskState, points }
}
