import { addDays, dayIn, daysBetween } from '@school/texts'
import {
  type Calendar,
  type CalendarItem,
  type CalendarKind,
  calendarKinds,
  listOfKind,
} from '../contract/item.ts'

/** An item on its place in the calendar: a short one on its day, a long one where it begins and where it ends. */
export interface Placed {
  readonly item: CalendarItem
  readonly part: 'whole' | 'begin' | 'end'
  readonly at: Date
}

const longMinutes = 24 * 60

/** Every item of these kinds; no kind is every kind. */
export const itemsOf = (calendar: Calendar, kinds: readonly CalendarKind[]): CalendarItem[] =>
  (kinds.length > 0 ? kinds : calendarKinds).flatMap((kind) => calendar[listOfKind[kind]])

/** How many items of each kind there are; those without any are left out. */
export const countsOf = (calendar: Calendar): { kind: CalendarKind; count: number }[] =>
  calendarKinds
    .map((kind) => ({ kind, count: calendar[listOfKind[kind]].length }))
    .filter(({ count }) => count > 0)

const endOf = ({ startsAt, duration }: CalendarItem): Date =>
  new Date(Date.parse(startsAt) + duration * 60_000)

function placesOf(item: CalendarItem): Placed[] {
  const at = new Date(item.startsAt)
  if (item.isOfDay || item.duration <= longMinutes) return [{ item, part: 'whole', at }]
  return [
    { item, part: 'begin', at },
    { item, part: 'end', at: endOf(item) },
  ]
}

/** Items of each day, the sooner first. */
export function byDay(items: readonly CalendarItem[], zone: string): ReadonlyMap<string, Placed[]> {
  const placed = items
    .flatMap(placesOf)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.item.title.localeCompare(b.item.title, 'ru'))
  return Map.groupBy(placed, ({ at }) => dayIn(at, zone))
}

/** Every day of a span. */
export const daysOf = ({ dateFrom, dateTo }: Pick<Calendar, 'dateFrom' | 'dateTo'>): string[] =>
  Array.from({ length: daysBetween(dateFrom, dateTo) + 1 }, (_, index) => addDays(dateFrom, index))
