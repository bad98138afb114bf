import { addDays, daysBetween } from '@school/texts'
import { type Forecast, leastMarks, leastTasks } from '../../contract/index.ts'
import { type Aimed, isReachedBy, type Measure, percentRight } from './measure.ts'

export interface Span {
  /** The day on which it began, today and the last one, by the clock of the pupil. */
  beganOn: string
  today: string
  dueOn: string
}

const none = { on: null, amount: null, moreAWeek: null, rightInRow: null }
const early: Forecast = { ...none, kind: 'early' }

/** With fewer days there is no forecast. */
const leastDays = 3
const leastSessions = 2
/** Of so few tasks a share is chance. */
const fewTasks = 5
/** Recent work has more weight. */
const recentTasks = 20

/** Extrapolates the pace so far; `null` for a goal that is reached or over. */
export function forecastOf(aim: Aimed, measure: Measure, span: Span): Forecast | null {
  if (isReachedBy(aim, measure) || span.dueOn < span.today) return null
  if (aim.metric === 'row') return ofRow(aim, measure, span)
  if (aim.metric === 'percent') return ofPercent(aim, measure, span)
  if (aim.metric === 'mark') return ofMark(aim, measure)
  if (aim.metric === 'exam')
    return measure.total === 0
      ? { ...none, kind: 'no_exam' }
      : { ...none, kind: 'exam', amount: measure.amount }
  return ofCount(aim, measure, span)
}

const isDaily = ({ metric }: Aimed): boolean => metric === 'days' || metric === 'minutes'

const daysLeft = ({ days }: Measure, { today, dueOn }: Span): number =>
  daysBetween(today, dueOn) + (days.has(today) ? 0 : 1)

function ofRow({ target }: Aimed, measure: Measure, { today, dueOn }: Span): Forecast {
  const more = target - measure.amount
  const on = addDays(today, measure.days.has(today) ? more : more - 1)
  return on > dueOn ? { ...none, kind: 'too_late' } : { ...none, kind: 'reaches', on }
}

function ofCount(aim: Aimed, measure: Measure, span: Span): Forecast {
  const { amount, days } = measure
  const { beganOn, today, dueOn } = span
  const left = daysBetween(today, dueOn)
  if (isDaily(aim) && amount + daysLeft(measure, span) < aim.target) return { ...none, kind: 'too_late' }
  const passed = daysBetween(beganOn, today) + 1
  if (passed < leastDays || days.size < leastSessions || amount === 0) return early
  const pace = amount / passed
  const at = amount + pace * left
  if (at >= aim.target)
    return { ...none, kind: 'reaches', on: addDays(today, Math.ceil((aim.target - amount) / pace - 1e-9)) }
  const weeks = Math.max(left / 7, 1 / 7)
  const moreAWeek = Math.ceil((aim.target - at) / (amount / days.size) / weeks)
  // More than daily practice is not recommended: the pupil should move the due day instead.
  const usual = (days.size / passed) * 7
  return usual + moreAWeek > 7
    ? { ...none, kind: 'short', amount: Math.floor(at) }
    : { ...none, kind: 'short', amount: Math.floor(at), moreAWeek }
}

/** The tasks of the last days, at least so many where there are as many. */
function recentOf({ days }: Measure): { right: number; total: number } {
  let right = 0
  let total = 0
  for (const [, day] of [...days].toSorted(([a], [b]) => b.localeCompare(a))) {
    if (total >= recentTasks) break
    total += day.done
    right += day.right
  }
  return { right, total }
}

/** How many right answers in a row raise the share to the target. */
export function rightInRowFor(target: number, { right, total }: Pick<Measure, 'right' | 'total'>): number {
  const share = target / 100
  const forShare = Math.ceil((share * total - right) / (1 - share) - 1e-9)
  return Math.max(forShare, leastTasks - total, 0)
}

function ofPercent({ target }: Aimed, measure: Measure, { beganOn, today, dueOn }: Span): Forecast {
  const { right, total } = measure
  if (total < fewTasks) return early
  const pace = total / (daysBetween(beganOn, today) + 1)
  const future = pace * daysBetween(today, dueOn)
  const recent = recentOf(measure)
  const all = total + future
  const at = (right + (future * recent.right) / recent.total) / all
  if (all >= leastTasks && at * 100 >= target) return { ...none, kind: 'reaches' }
  const rightInRow = rightInRowFor(target, measure)
  const amount = Math.min(Math.floor(at * 100), 100)
  return { ...none, kind: 'short', amount: total === 0 ? percentRight(measure) : amount, rightInRow }
}

function ofMark({ target }: Aimed, { amount, total }: Measure): Forecast {
  if (total === 0) return early
  return amount >= target && total < leastMarks
    ? { ...none, kind: 'reaches' }
    : { ...none, kind: 'short', amount }
}
