import { type ProtocolFacts, type StageTerms, type StageTimes, stateOf } from '@school/olympiads/contract'

const minuteMs = 60_000

type GradeMinutes = StageTerms['grades'][number]

const longestMs = ({ grades }: Pick<StageTerms, 'grades'>): number =>
  Math.max(0, ...grades.map(({ minutes }) => minutes)) * minuteMs

/** When the last attempts without extra time end. */
const endOf = (terms: StageTerms, hardClose: boolean): number =>
  terms.closesAt.getTime() + (hardClose ? 0 : longestMs(terms))

/** Why a schedule is inconsistent at any time; the rules of the content. */
function disorderOf(terms: StageTerms, hardClose: boolean) {
  const { opensAt, closesAt, resultsAt } = terms
  if (closesAt <= opensAt) return 'closes_early'
  if (hardClose && closesAt.getTime() - opensAt.getTime() < longestMs(terms)) return 'window_too_short'
  return resultsAt && resultsAt.getTime() <= endOf(terms, hardClose) ? 'results_early' : null
}

/** Adjacent stages of the olympiad. */
export interface Neighbours {
  /** Time of the results required for entry to this stage; `null` when entry does not need them, or when they are immediate. */
  resultsBeforeAt: Date | null
  /** When the stage opens that requires the results of this one. */
  nextOpensAt: Date | null
}

/** Why a stage can't have this schedule before it has opened. */
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

/** Which part of the schedule may be changed now: participants must not lose time, and past events cannot be moved. */
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

/** Why a stage can't be cancelled: content is changed only by its authors, and an opened stage must be completed. */
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

/** For a stage that has already opened. */
function lateRefusal(before: StageTerms, after: StageTerms, movable: Movable) {
  if (!isAt(before.opensAt, after.opensAt)) return 'opening_fixed'
  if (!areMinutes(before.grades, after.grades)) return 'minutes_fixed'
  if (movable === 'results' && !isAt(before.closesAt, after.closesAt)) return 'end_fixed'
  if (after.closesAt < before.closesAt) return 'end_only_later'
  return before.resultsAt && after.resultsAt! < before.resultsAt ? 'results_only_later' : null
}

/** Why a stage can't be moved like this. */
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

/** New limit of added time: it moves with the end, but is not before the regular end of the last attempts, nor after the results. */
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

/** Facts of the protocol about a created stage. */
export const factsOfTerms = ({ opensAt, closesAt, resultsAt, grades }: StageTerms): ProtocolFacts => ({
  opensAt: written(opensAt),
  closesAt: written(closesAt),
  ...(resultsAt ? { resultsAt: written(resultsAt) } : {}),
  minutes: minutesOf(grades),
})

/** Facts about a moved stage: changed values with the former ones. */
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
