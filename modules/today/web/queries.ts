import { query } from '@school/api-client'
import { getDailyPlan, getToday } from '../contract/index.ts'

// A minute changes it: the loader of a page asks anew at every visit, the screen does not ask again.
const ofTheMinute = { staleTime: 0, refetchOnMount: false } as const

export const todayQuery = { ...query(getToday, {}), ...ofTheMinute }

/** @param date of today when nothing is asked for */
export const planQuery = (date: string | null) => ({
  ...query(getDailyPlan, { query: date === null ? {} : { date } }),
  ...ofTheMinute,
})
