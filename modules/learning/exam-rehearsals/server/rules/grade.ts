import { atSchool } from '@school/texts'
import type { Forecast, Grade, GradeRange, Scale, ThemeResult } from '../../contract/index.ts'
import { type KeptPaper, maxPrimaryOf, type PaperTask } from './paper.ts'

/** Points of a task of an attempt, whole. */
export interface ScoredTask {
  number: number
  points: number
}

/** Primary points are whole: of a partly right answer only full points count. @param share 0–1 */
export const primaryOf = (share: number, maxPoints: number): number => Math.floor(share * maxPoints + 1e-6)

const sumOf = (tasks: readonly ScoredTask[]): number => tasks.reduce((sum, { points }) => sum + points, 0)

const markFor = (from: { 3: number; 4: number; 5: number }, primary: number): number =>
  primary >= from[5] ? 5 : primary >= from[4] ? 4 : primary >= from[3] ? 3 : 2

/** @param needed points for the tasks required by the scale */
function byScale(scale: Scale, primary: number, needed: number) {
  if (scale.kind === 'test') {
    const value = scale.points[Math.min(primary, scale.points.length - 1)] ?? 0
    return { kind: scale.kind, value, isPassed: value >= scale.minimum, isHeldBack: false }
  }
  const mark = markFor(scale.from, primary)
  const isHeldBack = mark > 2 && scale.need !== null && needed < scale.need.points
  const value = isHeldBack ? 2 : mark
  return { kind: scale.kind, value, isPassed: value > 2, isHeldBack }
}

/** What an attempt is worth by the scale of its paper. */
export function gradeOf(paper: KeptPaper, tasks: readonly ScoredTask[]): Grade {
  const { scale } = paper
  const need = scale.kind === 'mark' ? (scale.need?.numbers ?? []) : []
  const primary = sumOf(tasks)
  const needed = sumOf(tasks.filter(({ number }) => need.includes(number)))
  return { ...byScale(scale, primary, needed), primary, maxPrimary: maxPrimaryOf(paper) }
}

/**
 * Lowest and highest possible grade of an attempt on check: pending answers count as zero or as full points.
 * @param scored tasks on check have no points here
 * @param waiting numbers of the tasks that people are still checking
 */
export function rangeOf(
  paper: KeptPaper,
  scored: readonly ScoredTask[],
  waiting: ReadonlySet<number>,
): GradeRange {
  const most = new Map(paper.tasks.map(({ number, points }) => [number, points]))
  const high = scored.map((task) =>
    waiting.has(task.number) ? { ...task, points: most.get(task.number) ?? 0 } : task,
  )
  return { low: gradeOf(paper, scored), high: gradeOf(paper, high) }
}

/** The better one; of equal ones the second. */
export const betterOf = (one: Grade | null, other: Grade): Grade =>
  one === null || other.value > one.value || (other.value === one.value && other.primary >= one.primary)
    ? other
    : one

export const weakBelow = 0.6

/** A theme before its next steps are known. */
export type ThemePoints = Omit<ThemeResult, 'steps'>

const noneWaits: ReadonlySet<number> = new Set()

/** Themes of the rehearsed tasks, the weakest first. Pending answers do not count towards their theme. */
export function themesOf(
  tasks: readonly PaperTask[],
  scored: readonly ScoredTask[],
  waiting = noneWaits,
): ThemePoints[] {
  const known = scored.filter(({ number }) => !waiting.has(number))
  const pointsOf = new Map(known.map(({ number, points }) => [number, points]))
  const here = tasks.filter(({ number }) => pointsOf.has(number))
  return [...Map.groupBy(here, ({ theme }) => theme)]
    .map(([title, own]) => {
      const points = own.reduce((sum, { number }) => sum + pointsOf.get(number)!, 0)
      const maxPoints = own.reduce((sum, task) => sum + task.points, 0)
      const numbers = own.map(({ number }) => number)
      return { title, numbers, points, maxPoints, isWeak: points / maxPoints < weakBelow }
    })
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
}

/** The newest first. */
const weights = [3, 2, 1]
export const mostForecast = weights.length
const leastSpread = 0.05
const spreadOfOne = 0.1

/** A judged attempt for a forecast. */
export interface ForecastAttempt {
  /** Of its rehearsal. */
  number: number
  /** Of the points of the whole paper. */
  share: number
}

/**
 * Where the real exam is likely to end, by the last judged attempts; see the README for the rule.
 * @param attempts the newest first
 */
export function forecastOf(paper: KeptPaper, attempts: readonly ForecastAttempt[]): Forecast | null {
  const last = attempts.slice(0, mostForecast)
  if (last.length === 0) return null
  const counted = last.map(({ share }) => share)
  const weight = counted.reduce((sum, _, index) => sum + weights[index]!, 0)
  const centre = counted.reduce((sum, share, index) => sum + share * weights[index]!, 0) / weight
  const half = (Math.max(...counted) - Math.min(...counted)) / 2
  const spread = counted.length === 1 ? spreadOfOne : Math.max(leastSpread, half)
  const maxPrimary = maxPrimaryOf(paper)
  const at = (share: number): Grade => {
    const primary = Math.round(Math.max(0, Math.min(1, share)) * maxPrimary)
    // The forecast assumes that the tasks required by the scale are solved.
    return { ...byScale(paper.scale, primary, Infinity), primary, maxPrimary }
  }
  return {
    low: at(centre - spread),
    high: at(centre + spread),
    attempts: counted.length,
    repeats: last.filter(({ number }) => number > 1).length,
  }
}

/** A link works until the end of its last day; a revoked link never works again. */
export const isShareOpen = (
  { endsAt, revokedAt }: { endsAt: Date | null; revokedAt: Date | null },
  now: Date,
): boolean => revokedAt === null && (endsAt === null || now < endsAt)

/** The end of a day by the clock of the school. */
export const endOfDay = (day: string): Date => atSchool(day, '24:00')
