export { restDaysQuery, streakGiftQuery, streakQuery } from './queries.ts'
export { RestDaysPart } from './RestDaysPart.tsx'
export { StreakLine } from './StreakLine.tsx'
export { StreakCard } from './StreakCard.tsx'
