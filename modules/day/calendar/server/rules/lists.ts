import { type CalendarItem, type CalendarKind, calendarKinds, listOfKind } from '../../contract/item.ts'
import type { FeedItem } from '../feed.ts'

/** Who reads a calendar: its person, a parent with the items of the children, or the holder of a link. */
export type Reader = 'own' | 'parent' | 'stranger'

/** States that show how well somebody learns. */
const ofSuccess: ReadonlySet<string> = new Set(['done', 'missed'])

/** Strangers read what and when: no teacher, no way further, and not whether it was done. */
export function presentItem(item: FeedItem, reader: Reader): CalendarItem {
  const { startsAt, endsAt, revision, ...facts } = item
  const isOwn = reader !== 'stranger'
  return {
    ...facts,
    startsAt: startsAt.toISOString(),
    isOfDay: item.day !== undefined,
    duration: endsAt === null ? 0 : Math.max(0, Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)),
    version: revision + 1,
    url: isOwn ? facts.url : null,
    courseId: isOwn ? facts.courseId : null,
    teacherName: isOwn ? facts.teacherName : null,
    state: isOwn || !ofSuccess.has(facts.state) ? facts.state : 'planned',
    can: {
      change:
        reader === 'own' &&
        facts.kind === 'personal' &&
        item.day === undefined &&
        facts.state !== 'cancelled',
    },
  }
}

type Lists = { [K in CalendarKind as (typeof listOfKind)[K]]: CalendarItem[] }

/** By kind, each in the order of hours; of those that begin at once by name. */
export function inLists(items: readonly CalendarItem[]): Lists {
  const ofKind = Map.groupBy(items.toSorted(inOrder), ({ kind }) => kind)
  return Object.fromEntries(
    calendarKinds.map((kind) => [listOfKind[kind], ofKind.get(kind) ?? []]),
  ) as unknown as Lists
}

const inOrder = (a: CalendarItem, b: CalendarItem): number =>
  a.startsAt.localeCompare(b.startsAt) || a.title.localeCompare(b.title, 'ru') || a.id.localeCompare(b.id)
