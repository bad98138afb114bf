import type { JournalState } from '../../contract/journal.ts'
import { type EntryRules, isUnderWay, type ParticipationFacts, stateOf, type StageTimes } from './stage.ts'

export interface JournalFacts extends EntryRules {
  /** By the pupil’s own window. */
  stage: StageTimes
  lacksConsent: boolean
  /** The results of the stage before are out; of one that is entered by them. */
  isBeforeOut: boolean
  hasPassed: boolean
  hasDoneTrial: boolean
  /** `null` of whoever does not take part. */
  mine: ParticipationFacts | null
  /** Nothing was heard for a minute. */
  isSilent: boolean
}

/** What a stage is for a pupil of whoever looks. */
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

/** Whether a word of the teacher would help: to come, or to begin what is open. */
export function isAwaited(state: JournalState, stage: StageTimes, now: Date): boolean {
  const stageState = stateOf(stage, now)
  if (state === 'registered') return stageState === 'running'
  return (
    (state === 'not_registered' || state === 'needs_trial') && ['announced', 'running'].includes(stageState)
  )
}
