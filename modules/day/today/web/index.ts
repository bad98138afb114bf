export { OfferList } from './OfferList.tsx'
export { TodayCard } from './TodayCard.tsx'
export { planQuery, todayQuery } from './queries.ts'
