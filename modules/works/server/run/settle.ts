import type { Unit } from '@school/db'
import { sendDraftsForReview } from '../reviews/send-drafts.ts'
import { areResultsOpen, isSavedUntilFinish } from '../rules/work-rules.ts'
import { judgeRun } from './judge.ts'
import { type BegunRun, listRunTaskStates, type RunTaskState } from './queries.ts'

type Timed = Unit & { readonly now: Date }

/**
 * What follows the end of a run: answers that people check enter the queue; when there are none, or all are checked, it is judged as soon
 * as the rules show results.
 * @param known its tasks, when they were read after it was finished
 */
export async function settleRun(
  unit: Timed,
  run: BegunRun,
  known?: readonly RunTaskState[],
): Promise<BegunRun> {
  const rows = known ?? (await listRunTaskStates(unit.sql, run.attempt, null))
  const awaitsReview = isSavedUntilFinish(run.rules) && (await sendDraftsForReview(unit, run, rows))
  if (awaitsReview) return { ...run, attempt: { ...run.attempt, awaitsReview } }
  if (!areResultsOpen(run.rules, unit.now)) return run
  return { ...run, attempt: { ...run.attempt, ...(await judgeRun(unit, run, rows)) } }
}
