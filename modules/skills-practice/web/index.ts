export { ReminderCard } from './ReminderCard.tsx'
export { mapAt, placeOf, skillAt } from './addresses.ts'
export { pupilMapsQuery, reminderQuery, sessionQuery, skillMapQuery, skillQuery } from './queries.ts'
