import {
  type EntryRules,
  type ParticipationFacts,
  type StageTimes,
  isUnderWay,
  stateOf,
} from '@school/olympiads/contract'
import type { JournalState } from '../../contract/journal.ts'

export interface JournalFacts extends EntryRules {
  /** With the window of this pupil. */
  stage: StageTimes
  lacksConsent: boolean
  /** For a stage with entry by result: the results of the previous stage are published. */
  isBeforeOut: boolean
  hasPassed: boolean
  hasDoneTrial: boolean
  /** `null` for pupils who do not take part. */
  mine: ParticipationFacts | null
  /** No requests for a minute. */
  isSilent: boolean
}

/** State of a stage for a pupil, in the journal of a teacher. */
export function journalStateOf(facts: JournalFacts, now: Date): JournalState {
  const { stage, mine, entry } = facts
  if (facts.lacksConsent) return 'no_consent'
  const isOpen = ['announced', 'running'].includes(stateOf(stage, now))
  if (mine) {
    if (isUnderWay(mine, now)) return facts.isSilent ? 'lost' : 'running'
    if (mine.startedAt) return 'handed_in'
    return isOpen ? 'registered' : 'missed'
  }
  if (entry === 'by_result' && facts.isBeforeOut && !facts.hasPassed) return 'not_passed'
  if (!isOpen) return 'absent'
  if (entry === 'by_result' && !facts.hasPassed) return 'awaits_result'
  return facts.requiresTrial && !facts.hasDoneTrial ? 'needs_trial' : 'not_registered'
}

/** Whether an invitation or a reminder is useful: to enter, or to begin an open stage. */
export function isAwaited(state: JournalState, stage: StageTimes, now: Date): boolean {
  const stageState = stateOf(stage, now)
  if (state === 'registered') return stageState === 'running'
  return (
    (state === 'not_registered' || state === 'needs_trial') && ['announced', 'running'].includes(stageState)
  )
}
