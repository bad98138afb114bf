import { query } from '@school/api-client'
import { getCalendar } from '../contract/index.ts'
import { type Asked, spanOf } from './asked.ts'

// What rooms bring is not known here: the loader of a page asks anew at every visit, the screen does not ask again.
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
