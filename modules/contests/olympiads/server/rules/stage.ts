import { type EntryRules, isUnderWay, type ParticipationFacts } from '../../contract/stage-times.ts'
import type { OlympiadState, StageState, StageStep } from '../../contract/olympiad.ts'

/** Computed from the states of the stages in order; cancelled ones are ignored. */
export function olympiadStateOf(all: readonly StageState[]): OlympiadState {
  const states = all.filter((state) => state !== 'cancelled')
  if (states.includes('running')) return 'running'
  if (states.includes('checking')) return 'checking'
  if (states.every((state) => state === 'announced')) return 'soon'
  return states.includes('announced') ? 'between' : 'finished'
}

/** Index of the current stage: the last running one, otherwise the next one, otherwise the last. */
export function currentOf(states: readonly StageState[]): number {
  const running = states.lastIndexOf('running')
  if (running >= 0) return running
  const checking = states.lastIndexOf('checking')
  if (checking >= 0) return checking
  const next = states.indexOf('announced')
  return next >= 0 ? next : states.findLastIndex((state) => state !== 'cancelled')
}

const entries: readonly StageStep[] = ['may_enter', 'needs_code', 'registered']

/**
 * «Ты здесь»: the stage that this viewer is solving or may start; otherwise the current stage when they can enter it or have handed it
 * in; otherwise the first stage that they can enter (such as a trial that opens the rest); otherwise the current stage.
 */
export function hereOf(stages: readonly { state: StageState; step: StageStep }[]): number {
  const now = ['solving', 'ready'].map((step) => stages.findIndex((stage) => stage.step === step))
  const current = currentOf(stages.map(({ state }) => state))
  const isOpen = ({ state, step }: { state: StageState; step: StageStep }) =>
    state === 'running' && entries.includes(step)
  const isHandedIn = ['waiting', 'results'].includes(stages[current]!.step)
  const own = isHandedIn || isOpen(stages[current]!) ? current : stages.findIndex(isOpen)
  return [...now, own].find((index) => index >= 0) ?? current
}

export interface ViewerFacts {
  isSignedIn: boolean
  isPupil: boolean
  /** Some grade of the stage is available to them. */
  isOfGrade: boolean
  hasDoneTrial: boolean
  hasPassed: boolean
  /** Admitted by a personal code of the stage, or by their school. */
  hasCode: boolean
  /** The municipality has excluded their school. */
  isClosedAbove: boolean
}

function stepOfParticipant(state: StageState, mine: ParticipationFacts, now: Date): StageStep {
  if (isUnderWay(mine, now)) return 'solving'
  if (mine.startedAt) return mine.judgedAt ? 'results' : 'waiting'
  if (state === 'cancelled') return 'cancelled'
  if (state === 'announced') return 'registered'
  if (state === 'running') return 'ready'
  return state === 'published' ? 'missed' : 'closed'
}

/** State of a stage for a viewer. @param mine the official participation */
export function stepOf(
  state: StageState,
  { entry, requiresTrial }: EntryRules,
  viewer: ViewerFacts,
  mine: ParticipationFacts | null,
  now: Date,
): StageStep {
  if (mine) return stepOfParticipant(state, mine, now)
  if (state === 'checking' || state === 'cancelled') return 'closed'
  if (state === 'published') return 'missed'
  if (!viewer.isSignedIn) return 'guest'
  if (!viewer.isPupil) return 'onlooker'
  if (!viewer.isOfGrade) return 'other_grades'
  if (viewer.isClosedAbove) return 'closed_above'
  if (requiresTrial && !viewer.hasDoneTrial) return 'needs_trial'
  if (entry === 'by_result' && !viewer.hasPassed) return 'needs_result'
  return entry === 'code' && !viewer.hasCode ? 'needs_code' : 'may_enter'
}

/** Whether the verdicts of a finished attempt are shown: with the table, or to oneself at the finish where the rules say so. */
export const areResultsMine = (
  { publishedAt, resultsAt }: { publishedAt: Date | null; resultsAt: Date | null },
  isVirtual: boolean,
): boolean => isVirtual || publishedAt !== null || resultsAt === null
