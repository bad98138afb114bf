import type { OlympiadState, StageState, StageStep } from '../../contract/olympiad.ts'

export interface StageTimes {
  opensAt: Date
  closesAt: Date
  publishedAt: Date | null
  cancelledAt: Date | null
}

/** Published is not a matter of the clock: the table must be complete and the awards given. */
export function stateOf({ opensAt, closesAt, publishedAt, cancelledAt }: StageTimes, now: Date): StageState {
  if (cancelledAt) return 'cancelled'
  if (publishedAt) return 'published'
  if (now < opensAt) return 'announced'
  return now < closesAt ? 'running' : 'checking'
}

/** From the states of the stages in order; one that is called off counts for nothing. */
export function olympiadStateOf(all: readonly StageState[]): OlympiadState {
  const states = all.filter((state) => state !== 'cancelled')
  if (states.includes('running')) return 'running'
  if (states.includes('checking')) return 'checking'
  if (states.every((state) => state === 'announced')) return 'soon'
  return states.includes('announced') ? 'between' : 'finished'
}

/** The stage that matters now: the last one that runs, else the next one, else the last of all. @returns its index */
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
 * «Ты здесь»: the stage that this viewer is solving or is about to; else the one that matters to all, if there is something to do
 * in it or it is handed in already; else the first where there is (a trial that opens the rest); else the one that matters to all.
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

export interface ParticipationFacts {
  startedAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  deadlineAt: Date | null
}

/** Begun, not finished, and the clock has not run out. */
export const isUnderWay = ({ startedAt, finishedAt, deadlineAt }: ParticipationFacts, now: Date): boolean =>
  startedAt !== null && finishedAt === null && (deadlineAt === null || deadlineAt > now)

export interface ViewerFacts {
  isSignedIn: boolean
  isPupil: boolean
  /** Whether there is a grade which they may choose. */
  isOfGrade: boolean
  hasDoneTrial: boolean
  hasPassed: boolean
  /** A personal code of the stage, or their school has let them in. */
  hasCode: boolean
  /** Their school does not take part: so its municipality has decided. */
  isClosedAbove: boolean
}

export interface EntryRules {
  entry: 'open' | 'code' | 'by_result'
  requiresTrial: boolean
}

function stepOfParticipant(state: StageState, mine: ParticipationFacts, now: Date): StageStep {
  if (isUnderWay(mine, now)) return 'solving'
  if (mine.startedAt) return mine.judgedAt ? 'results' : 'waiting'
  if (state === 'cancelled') return 'cancelled'
  if (state === 'announced') return 'registered'
  if (state === 'running') return 'ready'
  return state === 'published' ? 'missed' : 'closed'
}

/** What a stage is for a viewer now. @param mine the official participation */
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

/** Verdicts of a finished attempt are shown: with the table, or to oneself at the finish where the rules say so. */
export const areResultsMine = (
  { publishedAt, resultsAt }: { publishedAt: Date | null; resultsAt: Date | null },
  isVirtual: boolean,
): boolean => isVirtual || publishedAt !== null || resultsAt === null
