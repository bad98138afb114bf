import { query } from '@school/api-client'
import { getDailyPlan, getToday } from '../contract/index.ts'

// It changes every minute: the loader of a page refetches at every visit, the screen does not.
const ofTheMinute = { staleTime: 0, refetchOnMount: false } as const

export const todayQuery = { ...query(getToday, {}), ...ofTheMinute }

/** @param date `null` for today */
export const planQuery = (date: string | null) => ({
  ...query(getDailyPlan, { query: date === null ? {} : { date } }),
  ...ofTheMinute,
})
