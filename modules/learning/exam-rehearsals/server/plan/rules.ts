import { addDays, daysBetween, mondayOf } from '@school/texts'
import type { PlanTheme, PlanWeek } from '../../contract/index.ts'

/** A theme before its next steps are known. */
export type PlannedTheme = Omit<PlanTheme, 'steps'>
export type PlannedWeek = Omit<PlanWeek, 'themes'> & { themes: PlannedTheme[] }

/** A whole rehearsal is written in every fourth week, and in the last one before the exam. */
const rehearsalEvery = 4
const mostDaysAhead = 731

export type DateRefusal = 'exam_date_past' | 'exam_date_far'

/** @param today by the clock of the pupil */
export function refuseDate(examOn: string, today: string): DateRefusal | null {
  if (examOn <= today) return 'exam_date_past'
  return daysBetween(today, examOn) > mostDaysAhead ? 'exam_date_far' : null
}

function kindOf(index: number, weeks: number): PlanWeek['kind'] {
  if (index === weeks - 1) return 'exam'
  if (index === weeks - 2 && weeks > 2) return 'rehearsal'
  return (index + 1) % rehearsalEvery === 0 && index < weeks - 3 ? 'rehearsal' : 'themes'
}

/** All themes once, the weak ones again while weeks are left. */
function sharedOut(themes: readonly PlannedTheme[], weeks: number): PlannedTheme[][] {
  const all = themes.length
  if (all >= weeks)
    return Array.from({ length: weeks }, (_, index) =>
      themes.slice(Math.floor((index * all) / weeks), Math.floor(((index + 1) * all) / weeks)),
    )
  const weak = themes.filter(({ isWeak }) => isWeak)
  const again = weak.length > 0 ? weak : themes
  return Array.from({ length: weeks }, (_, index) =>
    index < all ? [themes[index]!] : [again[(index - all) % again.length]!],
  )
}

interface Asked {
  /** By the clock of the pupil, as the other days. */
  today: string
  examOn: string
  /** When the day of the exam was chosen, or the last attempt written: the weeks are counted from here, so that they do not begin again every day. */
  beganOn: string
  /** The weakest first; there is one at least. */
  themes: readonly PlannedTheme[]
}

/** The weeks that are left, this one first; none after the exam. */
export function weeksOf({ today, examOn, beganOn, themes }: Asked): PlannedWeek[] {
  const first = mondayOf(beganOn)
  const count = Math.max(0, daysBetween(first, mondayOf(examOn)) / 7 + 1)
  const kinds = Array.from({ length: count }, (_, index) => kindOf(index, count))
  const lots = sharedOut(themes, kinds.filter((kind) => kind === 'themes').length)
  const weeks = kinds.map((kind, index): PlannedWeek => {
    const from = addDays(first, 7 * index)
    return { from, to: addDays(from, 6), kind, themes: kind === 'themes' ? (lots.shift() ?? []) : [] }
  })
  return today > examOn ? [] : weeks.filter(({ to }) => to >= today)
}
