export { OfferList } from './OfferList.tsx'
export { TodayCard } from './TodayCard.tsx'
export { todayQuery } from './queries.ts'
