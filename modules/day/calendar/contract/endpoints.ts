import { endpoint, Id, idParams, SeenVersion, TypedLine } from '@school/kernel/contract'
import * as z from 'zod'
import { Calendar, CalendarShare, ShareKind } from './item.ts'
import { says } from './ru.ts'

/** Years that a calendar has pages for. */
const Day = z.iso.date(says.badDay).refine((day) => day.startsWith('20'), says.badDay)
const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, says.badTime)
const Token = z.string().min(1).max(64)

/** Days of an answer at most. */
export const longestSpan = 62

export const getCalendar = endpoint({
  name: 'calendar.get',
  method: 'GET',
  path: '/api/calendar',
  audience: 'anyone',
  alsoForParents: true,
  // The cache tags of contributing modules are unknown here: screens refetch at every visit.
  reads: ['calendar.items', 'calendar.shares', 'accounts.user'],
  summary:
    'Entries of a calendar from day to day in the time zone of its person. With `user_id` and `token` of a shared page it is open to everybody: without places, teachers and links',
  query: z.object({
    dateFrom: Day,
    dateTo: Day,
    userId: Id.optional(),
    token: Token.optional(),
  }),
  reply: Calendar,
  errors: ['calendar_span_order', 'calendar_span_too_long', 'calendar_share_not_found'],
})

const title = TypedLine.min(1, says.noTitle).max(120, says.longTitle)
const minutes = z.int(says.badMinutes).min(5, says.badMinutes).max(720, says.badMinutes)

const changes = ['calendar.items'] as const

export const addCalendarItem = endpoint({
  name: 'calendar.addItem',
  method: 'POST',
  path: '/api/calendar/items',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Something of one’s own, on a day at an hour of one’s own clock',
  body: z.object({ title, day: Day, time: Time, minutes }),
  reply: z.object({ id: z.int() }),
  errors: ['calendar_day_far', 'calendar_day_full'],
})

export const changeCalendarItem = endpoint({
  name: 'calendar.changeItem',
  method: 'PATCH',
  path: '/api/calendar/items/:itemId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Changes or moves something of one’s own; what is not named stays; repeating it changes nothing',
  params: idParams('itemId'),
  body: z.object({ title, day: Day, time: Time, minutes }).partial().extend({ version: SeenVersion }),
  reply: z.null(),
  errors: ['calendar_item_not_found', 'calendar_day_far', 'calendar_day_full'],
})

export const removeCalendarItem = endpoint({
  name: 'calendar.removeItem',
  method: 'DELETE',
  path: '/api/calendar/items/:itemId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes,
  summary: 'Calls something of one’s own off; repeating it changes nothing',
  params: idParams('itemId'),
  reply: z.null(),
  errors: ['calendar_item_not_found'],
})

export const feedCalendar = endpoint({
  name: 'calendar.feed',
  method: 'GET',
  path: '/api/calendar.ics',
  audience: 'anyone',
  isFile: true,
  perMinute: 60,
  summary:
    'The same for programs that keep calendars (iCalendar), from a month back to a year ahead; by the link of a parent what the children have, with their first names; by that of a teacher what the classes have; by that of a class nothing else',
  query: z.object({ userId: Id, token: Token }),
  reply: z.unknown(),
  errors: ['calendar_share_not_found'],
})

export const shareCalendar = endpoint({
  name: 'calendar.share',
  method: 'POST',
  path: '/api/calendar/shares',
  audience: 'user',
  changes: ['calendar.shares'],
  summary:
    'Makes a link to one’s calendar that opens without signing in, or returns the existing one: a page, a feed for programs (of a parent: with the items of the children), or a feed of one of the classes that one teaches, named by `school_class_id`',
  body: z
    .object({ kind: ShareKind.default('page'), schoolClassId: Id.nullable().default(null) })
    .refine(({ kind, schoolClassId }) => (kind === 'class') === (schoolClassId !== null), {
      path: ['schoolClassId'],
      error: says.noClass,
    }),
  reply: CalendarShare,
  errors: ['school_class_not_found'],
  keepsReply: false,
})

export const revokeCalendarShare = endpoint({
  name: 'calendar.revokeShare',
  method: 'DELETE',
  path: '/api/calendar/shares/:shareToken',
  audience: 'user',
  changes: ['calendar.shares'],
  summary: 'Closes a link for good; repeating it changes nothing',
  params: z.object({ shareToken: Token }),
  reply: z.null(),
  errors: ['calendar_share_not_found'],
})
