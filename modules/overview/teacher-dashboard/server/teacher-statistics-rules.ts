import { addDays, compareNames, mondayOf, percentOf } from '@school/texts'
import type { Days } from '../contract/statistics-period.ts'
import type { ParallelStatistics, ThemeStatistics } from '../contract/teacher-statistics.ts'

/** With fewer tasks a result is not reliable. */
export const leastTasks = 3
const wellPercent = 80
const soSoPercent = 50
/** Of fewer pupils somebody could be seen. */
const leastPupils = 5
const leastClasses = 2
/** More bars than this are too thin for a telephone. */
const longestByDays = 70

export interface Solved {
  readonly tasks: number
  /** At the first try, without a hint. */
  readonly first: number
}

/** Per cents more or less than before; a result of a task or two is chance. */
export const changeOf = (now: Solved, before: Solved): number | null =>
  now.tasks < leastTasks || before.tasks < leastTasks
    ? null
    : percentOf(now.first, now.tasks)! - percentOf(before.first, before.tasks)!

/** How many of these results are good, middling and bad. */
export function levelsOf(percents: readonly number[]): Pick<ThemeStatistics, 'well' | 'soSo' | 'badly'> {
  const well = percents.filter((percent) => percent >= wellPercent).length
  const badly = percents.filter((percent) => percent < soSoPercent).length
  return { well, soSo: percents.length - well - badly, badly }
}

type Levels = Pick<ThemeStatistics, 'well' | 'soSo' | 'badly' | 'title'>

/** A pupil who does badly weighs as two who do so-so. */
const trouble = ({ well, soSo, badly }: Levels) => (2 * badly + soSo) / (well + soSo + badly)

/** The theme with which most of its pupils have trouble first; of equals the one of more pupils. */
export const byTrouble = (a: Levels, b: Levels): number =>
  trouble(b) - trouble(a) ||
  b.well + b.soSo + b.badly - (a.well + a.soSo + a.badly) ||
  compareNames(a.title, b.title)

export const isByDays = (days: number): boolean => days <= longestByDays

const every = (first: string, last: string, step: number): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, step)) days.push(day)
  return days
}

export const daysOf = ({ from, to }: Days): string[] => every(from, to, 1)
/** Mondays of the weeks that a period touches. */
export const mondaysOf = ({ from, to }: Days): string[] => every(mondayOf(from), to, 7)

export interface ParallelFacts {
  gradeIndex: number
  /** In which somebody has solved something. */
  classes: number
  pupils: number
  active: number
  tasks: number
  percent: number | null
}

const nothing = { classes: null, own: null, rest: null }

export const withoutClass: ParallelStatistics = { hidden: 'all_classes', gradeIndex: null, ...nothing }

/**
 * The class compared with the rest of its parallel. A rest of one class would reveal the results of its teacher, one of four pupils
 * those of the pupils: neither leaves the server.
 */
export function compareWith(
  { gradeIndex, classes, pupils, active, tasks, percent }: ParallelFacts,
  own: { pupils: number; active: number; tasks: number; percent: number | null },
): ParallelStatistics {
  if (classes < leastClasses) return { hidden: 'few_classes', gradeIndex, ...nothing }
  if (active < leastPupils) return { hidden: 'few_pupils', gradeIndex, ...nothing }
  const means = (of: { pupils: number; active: number; tasks: number; percent: number | null }) => ({
    percent: of.percent,
    tasks: of.active === 0 ? 0 : Math.round(of.tasks / of.active),
    active: percentOf(of.active, of.pupils) ?? 0,
  })
  return {
    hidden: null,
    gradeIndex,
    classes,
    own: means(own),
    rest: means({ pupils, active, tasks, percent }),
  }
}
