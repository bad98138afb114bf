import { query } from '@school/api-client'
import { getCalendar } from '../contract/index.ts'
import { type Asked, spanOf } from './asked.ts'

// The cache tags of contributing modules are unknown here: the loader of a page refetches at every visit, the screen does not.
const ofTheMinute = { staleTime: 0, refetchOnMount: false } as const

export const calendarQuery = (asked: Asked) => ({
  ...query(getCalendar, { query: spanOf(asked) }),
  ...ofTheMinute,
})

/** By a link. */
export const sharedCalendarQuery = (asked: Asked, userId: number, token: string) => ({
  ...query(getCalendar, { query: { ...spanOf(asked), userId, token } }),
  ...ofTheMinute,
})
