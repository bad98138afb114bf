import { pageQuery, query } from '@school/api-client'
import { type CoachState, getCoach, getCoachData, getCoachSchedule, listCoaches } from '../contract/index.ts'

export const coachDataQuery = query(getCoachData, {})
export const coachQuery = (coachId: number) => query(getCoach, { params: { coachId } })
export const coachesQuery = ({ state, page }: { state: CoachState; page: number }) =>
  pageQuery(listCoaches, { query: { q: { stateEq: state }, page } })
/** @param week any day of it; this week when absent */
export const coachScheduleQuery = (week: string | null) =>
  query(getCoachSchedule, { query: week === null ? {} : { dateFrom: week } })
