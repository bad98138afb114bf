import { openQuestionsMax } from '../../contract/clarifications.ts'
import type { StageState } from '../../contract/olympiad.ts'

/** Why the jury may not be asked; nothing when it may. Out of the contest there is no jury. */
export function askRefusal(run: { isUnderWay: boolean; isVirtual: boolean }, open: number) {
  if (!run.isUnderWay || run.isVirtual) return 'questions_closed'
  return open >= openQuestionsMax ? 'questions_too_many' : null
}

/** The jury speaks while somebody can hear it: till the end of the stage, and after it till the last run has ended. */
export const isJuryHeard = (state: StageState, hasRunsUnderWay: boolean): boolean =>
  state === 'running' || (state === 'checking' && hasRunsUnderWay)
