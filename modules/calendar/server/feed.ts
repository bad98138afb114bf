import type { Sql } from '@school/db'
import { extensionPoint } from '@school/kernel/server'
import type { CalendarItem } from '../contract/index.ts'

/** Whose calendar, from when until when. */
export interface CalendarSpan {
  readonly userId: number
  readonly from: Date
  /** Not included. */
  readonly to: Date
  readonly now: Date
}

/** An item as its room tells of it. */
export interface FeedItem extends Omit<
  CalendarItem,
  'startsAt' | 'can' | 'duration' | 'isOfDay' | 'version'
> {
  readonly day?: string
  readonly startsAt: Date
  /** `null` is a moment: a deadline. */
  readonly endsAt: Date | null
  /** How often it was moved or called off: it only grows. */
  readonly revision: number
}

/** What one room has for the calendar of a person, by one statement; what touches the span from without is in it too. */
export type CalendarSource = (sql: Sql, span: CalendarSpan) => Promise<readonly FeedItem[]>

/** Rooms that know of hours and terms bring one each. */
export const calendarFeed = extensionPoint<CalendarSource>('calendar.feed')

/** Which classes, as a teacher of theirs has them before them. */
export interface ClassesSpan extends Omit<CalendarSpan, 'userId'> {
  readonly classIds: readonly number[]
  /** Items lead where this teacher may go. */
  readonly teacherId: number
}

/** Classes that have it alike. */
export type ClassFeedItem = FeedItem & { readonly classIds: readonly number[] }

/** What one room has for the calendars of classes, by one statement; nothing in it is of one pupil alone. */
export type ClassCalendarSource = (sql: Sql, span: ClassesSpan) => Promise<readonly ClassFeedItem[]>

/** Rooms that know of hours and terms of whole classes bring one each. */
export const classCalendarFeed = extensionPoint<ClassCalendarSource>('calendar.class_feed')

/** Whether something touches a span. */
export const touches = (
  startsAt: Date,
  endsAt: Date | null,
  { from, to }: Pick<CalendarSpan, 'from' | 'to'>,
): boolean => startsAt < to && (endsAt ?? startsAt) >= from
