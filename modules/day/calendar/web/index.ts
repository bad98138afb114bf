export { askedIn } from './asked.ts'
export { ChildCalendars } from './ChildCalendars.tsx'
export { calendarQuery, sharedCalendarQuery } from './queries.ts'
