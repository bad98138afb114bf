import {
  type MasteryLevel,
  masteryLevels,
  type PracticeOutcome,
  seriesLength,
} from '../../contract/mastery.ts'

/** Progress of a user in a skill. */
export interface Mastery {
  level: MasteryLevel
  /** The last answers of practice, the newest last; a wrong answer in a check empties it. */
  series: boolean[]
  /** The difficulty that is asked next, 1–5. */
  step: number
  /** Right answers in a row, and wrong ones, since the step has moved. */
  rights: number
  wrongs: number
  /** How many times a mastered skill was repeated in its time. */
  repetition: number
  /** When a mastered skill comes back. */
  dueAt: Date | null
}

export const untouched: Mastery = {
  level: 'not_started',
  series: [],
  step: 1,
  rights: 0,
  wrongs: 0,
  repetition: 0,
  dueAt: null,
}

/** Days after which a mastered skill comes back; the last one for ever. */
export const repeatAfterDays = [2, 7, 21, 60] as const

const dayMs = 24 * 60 * 60_000
const rankOf = (level: MasteryLevel): number => masteryLevels.indexOf(level)

export const isAtLeast = (level: MasteryLevel, least: MasteryLevel): boolean => rankOf(level) >= rankOf(least)

export const compareLevels = (a: MasteryLevel, b: MasteryLevel): number => rankOf(a) - rankOf(b)

export const isDue = ({ level, dueAt }: Pick<Mastery, 'level' | 'dueAt'>, now: Date): boolean =>
  level === 'mastered' && dueAt !== null && dueAt <= now

/** Less than 70 % is an attempt, 70–99 % familiar, 100 % proficient. An answer that was not given yet is not right. */
export function levelOfSeries(series: readonly boolean[]): MasteryLevel {
  if (series.length === 0) return 'not_started'
  const percent = (100 * series.filter(Boolean).length) / seriesLength
  return percent >= 100 ? 'proficient' : percent >= 70 ? 'familiar' : 'attempted'
}

/** One step up after two right answers in a row, one down after two wrong ones, within what the pool has. */
function stepped(before: Mastery, outcome: PracticeOutcome, { easiest, hardest }: Pool) {
  const rights = outcome === 'right' ? before.rights + 1 : 0
  const wrongs = isMiss(outcome) ? before.wrongs + 1 : outcome === 'right' ? 0 : before.wrongs
  const move = rights >= 2 ? 1 : wrongs >= 2 ? -1 : 0
  const step = Math.max(easiest, Math.min(hardest, before.step + move))
  return move === 0 ? { step, rights, wrongs } : { step, rights: 0, wrongs: 0 }
}

/** The difficulties that a skill has tasks of. */
export interface Pool {
  easiest: number
  hardest: number
}

export const isMiss = (outcome: PracticeOutcome): boolean => outcome === 'wrong' || outcome === 'gave_up'

/** Practice raises a level and never lowers it: exercising must carry no risk. */
export function afterPractice(before: Mastery, outcome: PracticeOutcome, pool: Pool): Mastery {
  const series = [...before.series, outcome === 'right'].slice(-seriesLength)
  const judged = levelOfSeries(series)
  const level = isAtLeast(before.level, judged) ? before.level : judged
  return { ...before, ...stepped(before, outcome, pool), series, level }
}

const dueAfter = (repetition: number, now: Date): Date => {
  const days = repeatAfterDays[Math.min(repetition, repeatAfterDays.length - 1)]!
  return new Date(now.getTime() + days * dayMs)
}

/** A wrong answer in a mixed check: one level down, and the series of practice starts from zero. */
function lowered(before: Mastery): Pick<Mastery, 'level' | 'series' | 'repetition' | 'dueAt'> {
  const rank = Math.max(rankOf('attempted'), rankOf(before.level) - 1)
  return { level: masteryLevels[rank]!, series: [], repetition: 0, dueAt: null }
}

/**
 * A mixed check or a repetition, which follows the same rule: only here «Умею» becomes «Освоено», and only here a level falls.
 * A partly right answer changes nothing.
 */
export function afterCheck(before: Mastery, outcome: PracticeOutcome, pool: Pool, now: Date): Mastery {
  const next = { ...before, ...stepped(before, outcome, pool) }
  if (outcome === 'helped') return next
  if (isMiss(outcome)) return { ...next, ...lowered(before) }
  if (before.level === 'proficient')
    return { ...next, level: 'mastered', repetition: 0, dueAt: dueAfter(0, now) }
  if (before.level !== 'mastered') return afterPractice(before, outcome, pool)
  if (!isDue(before, now)) return next
  const repetition = before.repetition + 1
  return { ...next, repetition, dueAt: dueAfter(repetition, now) }
}
