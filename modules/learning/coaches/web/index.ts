export { coachDataQuery, coachesQuery, coachQuery, coachScheduleQuery } from './queries.ts'
