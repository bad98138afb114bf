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

/** An item as its module supplies it. */
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

/** The items of one module for the calendar of a person, in one statement; items that overlap the span only partly are included. */
export type CalendarSource = (sql: Sql, span: CalendarSpan) => Promise<readonly FeedItem[]>

/** Modules that have lessons or deadlines contribute one source each. */
export const calendarFeed = extensionPoint<CalendarSource>('calendar.feed')

/** Which classes, as a teacher of theirs has them before them. */
export interface ClassesSpan extends Omit<CalendarSpan, 'userId'> {
  readonly classIds: readonly number[]
  /** Items lead where this teacher may go. */
  readonly teacherId: number
}

/** Classes that have it alike. */
export type ClassFeedItem = FeedItem & { readonly classIds: readonly number[] }

/** The items of one module for the calendars of classes, in one statement; nothing in them belongs to a single pupil. */
export type ClassCalendarSource = (sql: Sql, span: ClassesSpan) => Promise<readonly ClassFeedItem[]>

/** Modules that have lessons or deadlines of whole classes contribute one source each. */
export const classCalendarFeed = extensionPoint<ClassCalendarSource>('calendar.class_feed')

/** Whether something touches a span. */
export const touches = (
  startsAt: Date,
  endsAt: Date | null,
  { from, to }: Pick<CalendarSpan, 'from' | 'to'>,
): boolean => startsAt < to && (endsAt ?? startsAt) >= from
