import type { StageState } from '@school/olympiads/contract'
import { openQuestionsMax } from '../../contract/clarifications.ts'

/** Why a question to the jury is refused; `null` when it is allowed. Practice has no jury. */
export function askRefusal(attempt: { isUnderWay: boolean; isVirtual: boolean }, open: number) {
  if (!attempt.isUnderWay || attempt.isVirtual) return 'questions_closed'
  return open >= openQuestionsMax ? 'questions_too_many' : null
}

/** Whether the jury may write: until the end of the stage, then until the last attempt has ended. */
export const isJuryHeard = (state: StageState, hasAttemptsUnderWay: boolean): boolean =>
  state === 'running' || (state === 'checking' && hasAttemptsUnderWay)
