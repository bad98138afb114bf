import { addDays, mondayOf } from '@school/texts'
import { type CalendarKind, calendarKinds } from '../contract/item.ts'

export const views = ['month', 'week', 'list'] as const
export type View = (typeof views)[number]

/** Which days are looked at, how, and what of them. */
export interface Asked {
  readonly view: View
  readonly date: string
  /** No kind is every kind. */
  readonly kinds: readonly CalendarKind[]
}

const isView = (text: string | null): text is View => views.includes(text as View)
const isKind = (text: string): text is CalendarKind => calendarKinds.includes(text as CalendarKind)

/** A day in an address that is none, or of a century that has no pages, is no day. */
function isDay(text: string | null): text is string {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** Parses the query of an address. @param today in the time zone of the viewer */
export function askedIn(search: URLSearchParams, today: string): Asked {
  const [view, date] = [search.get('view'), search.get('date')]
  return {
    view: isView(view) ? view : 'month',
    date: isDay(date) ? date : today,
    kinds: (search.get('kinds') ?? '').split(',').filter(isKind),
  }
}

/** The address of a view; what is usual is not said. */
export function addressOf(base: string, { view, date, kinds }: Asked, today: string): string {
  const search = new URLSearchParams()
  if (view !== 'month') search.set('view', view)
  if (date !== today) search.set('date', date)
  if (kinds.length > 0) search.set('kinds', kinds.join(','))
  return search.size > 0 ? `${base}?${search}` : base
}

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`
const nextMonth = (day: string): string => firstOf(addDays(firstOf(day), 32))
const lastOf = (day: string): string => addDays(nextMonth(day), -1)

/** The days that a view shows; a month is whole weeks. */
export function spanOf({ view, date }: Pick<Asked, 'view' | 'date'>): { dateFrom: string; dateTo: string } {
  if (view === 'week') return { dateFrom: mondayOf(date), dateTo: addDays(mondayOf(date), 6) }
  const [first, last] = [firstOf(date), lastOf(date)]
  if (view === 'list') return { dateFrom: first, dateTo: last }
  return { dateFrom: mondayOf(first), dateTo: addDays(mondayOf(last), 6) }
}

/** The day that a step of a view leads to: a week, or a month. */
export function stepFrom({ view, date }: Pick<Asked, 'view' | 'date'>, by: 1 | -1): string {
  if (view === 'week') return addDays(date, 7 * by)
  return by === 1 ? nextMonth(date) : firstOf(addDays(firstOf(date), -1))
}
