export { askedIn } from './asked.ts'
export { calendarQuery, sharedCalendarQuery } from './queries.ts'
