import type { ProtocolFacts } from '../../contract/protocol.ts'
import { type StageTimes, stateOf } from './stage.ts'

const minuteMs = 60_000

export interface GradeMinutes {
  gradeIndex: number
  minutes: number
}

/** When a stage is: what a methodist says of a new one, and moves later. */
export interface StageTerms {
  opensAt: Date
  closesAt: Date
  /** `null`: everybody sees their own at the finish. */
  resultsAt: Date | null
  grades: readonly GradeMinutes[]
}

const longestMs = ({ grades }: Pick<StageTerms, 'grades'>): number =>
  Math.max(0, ...grades.map(({ minutes }) => minutes)) * minuteMs

/** When the last of those end who were given no time. */
const endOf = (terms: StageTerms, hardClose: boolean): number =>
  terms.closesAt.getTime() + (hardClose ? 0 : longestMs(terms))

/** What is wrong with a time, whenever it is: the laws of the content. */
function disorderOf(terms: StageTerms, hardClose: boolean) {
  const { opensAt, closesAt, resultsAt } = terms
  if (closesAt <= opensAt) return 'closes_early'
  if (hardClose && closesAt.getTime() - opensAt.getTime() < longestMs(terms)) return 'window_too_short'
  return resultsAt && resultsAt.getTime() <= endOf(terms, hardClose) ? 'results_early' : null
}

/** The stages beside it on the road. */
export interface Neighbours {
  /** When the results come by which one enters this stage; `null` when one enters otherwise, or they come at once. */
  resultsBeforeAt: Date | null
  /** When the stage opens into which one comes by the results of this one. */
  nextOpensAt: Date | null
}

/** Why a stage can't be at such a time before it has opened. */
export function termsRefusal(
  terms: StageTerms,
  { hardClose }: { hardClose: boolean },
  { resultsBeforeAt, nextOpensAt }: Neighbours,
  now: Date,
) {
  const { opensAt, resultsAt } = terms
  if (opensAt < now) return 'opens_in_past'
  if (resultsBeforeAt && opensAt < resultsBeforeAt) return 'opens_before_results'
  if (resultsAt && nextOpensAt && resultsAt > nextOpensAt) return 'next_opens_before'
  return disorderOf(terms, hardClose)
}

export type Movable = 'all' | 'end' | 'results'

/** What of the time of a stage may be moved now: pupils who sit at it lose nothing, and nothing that has passed comes anew. */
export function movableOf(
  stage: StageTimes & { resultsAt: Date | null; withdrawnBecause: string | null },
  now: Date,
): Movable | null {
  if (stage.withdrawnBecause !== null) return null
  switch (stateOf(stage, now)) {
    case 'announced':
      return 'all'
    case 'running':
      return 'end'
    case 'checking':
      return stage.resultsAt && stage.resultsAt > now ? 'results' : null
    default:
      return null
  }
}

/** Why a stage can't be called off: the content is mended by its authors, and what has opened is gone through. */
export function cancelRefusal(stage: StageTimes & { madeBy: number | null }, now: Date) {
  if (stage.madeBy === null) return 'stage_of_content'
  return stateOf(stage, now) === 'announced' ? null : 'stage_begun'
}

const isAt = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

const areMinutes = (one: readonly GradeMinutes[], other: readonly GradeMinutes[]): boolean =>
  one.length === other.length &&
  one.every(({ gradeIndex, minutes }) =>
    other.some((grade) => grade.gradeIndex === gradeIndex && grade.minutes === minutes),
  )

export const areTerms = (one: StageTerms, other: StageTerms): boolean =>
  isAt(one.opensAt, other.opensAt) &&
  isAt(one.closesAt, other.closesAt) &&
  isAt(one.resultsAt, other.resultsAt) &&
  areMinutes(one.grades, other.grades)

const areGrades = (one: readonly GradeMinutes[], other: readonly GradeMinutes[]): boolean =>
  areMinutes(
    one.map(({ gradeIndex }) => ({ gradeIndex, minutes: 0 })),
    other.map(({ gradeIndex }) => ({ gradeIndex, minutes: 0 })),
  )

/** Of a stage that has opened already. */
function lateRefusal(before: StageTerms, after: StageTerms, movable: Movable) {
  if (!isAt(before.opensAt, after.opensAt)) return 'opening_fixed'
  if (!areMinutes(before.grades, after.grades)) return 'minutes_fixed'
  if (movable === 'results' && !isAt(before.closesAt, after.closesAt)) return 'end_fixed'
  if (after.closesAt < before.closesAt) return 'end_only_later'
  return before.resultsAt && after.resultsAt! < before.resultsAt ? 'results_only_later' : null
}

/** Why a stage can't be moved so. */
export function moveRefusal(
  stage: StageTerms & StageTimes & { hardClose: boolean; withdrawnBecause: string | null },
  after: StageTerms,
  neighbours: Neighbours,
  now: Date,
) {
  const movable = movableOf(stage, now)
  if (!movable) return 'stage_fixed'
  if (!areGrades(stage.grades, after.grades)) return 'grades_fixed'
  if ((stage.resultsAt === null) !== (after.resultsAt === null)) return 'results_kind_fixed'
  if (movable === 'all') return termsRefusal(after, stage, neighbours, now)
  const { resultsAt } = after
  const { nextOpensAt } = neighbours
  return (
    lateRefusal(stage, after, movable) ??
    (resultsAt && nextOpensAt && resultsAt > nextOpensAt && !isAt(stage.resultsAt, resultsAt)
      ? 'next_opens_before'
      : disorderOf(after, stage.hardClose))
  )
}

/** Until when time may be given at the latest: it goes with the end, never before those end who have all their minutes, nor past the results. */
export function latestEndAfter(
  latestEndAt: Date | null,
  before: StageTerms,
  after: StageTerms,
  hardClose: boolean,
): Date | null {
  if (latestEndAt === null) return null
  const moved = latestEndAt.getTime() + after.closesAt.getTime() - before.closesAt.getTime()
  const end = Math.max(moved, endOf(after, hardClose))
  return new Date(after.resultsAt ? Math.min(end, after.resultsAt.getTime()) : end)
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null
const minutesOf = (grades: readonly GradeMinutes[]) =>
  grades
    .map(({ gradeIndex, minutes }) => ({ gradeIndex, minutes }))
    .toSorted((one, other) => one.gradeIndex - other.gradeIndex)

/** What a protocol tells of a stage that was made. */
export const factsOfTerms = ({ opensAt, closesAt, resultsAt, grades }: StageTerms): ProtocolFacts => ({
  opensAt: written(opensAt),
  closesAt: written(closesAt),
  ...(resultsAt ? { resultsAt: written(resultsAt) } : {}),
  minutes: minutesOf(grades),
})

/** Of one that was moved: what is not as it was, and how it was. */
export function factsOfMove(before: StageTerms, after: StageTerms): ProtocolFacts {
  const isWindow = !isAt(before.opensAt, after.opensAt) || !isAt(before.closesAt, after.closesAt)
  return {
    ...(isWindow && {
      opensAt: written(after.opensAt),
      closesAt: written(after.closesAt),
      opensBefore: written(before.opensAt),
      closesBefore: written(before.closesAt),
    }),
    ...(!isAt(before.resultsAt, after.resultsAt) && {
      resultsAt: written(after.resultsAt),
      resultsBefore: written(before.resultsAt),
    }),
    ...(!areMinutes(before.grades, after.grades) && {
      minutes: minutesOf(after.grades),
      minutesBefore: minutesOf(before.grades),
    }),
  }
}
