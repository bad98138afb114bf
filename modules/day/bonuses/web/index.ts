export { BonusesCard } from './BonusesCard.tsx'
export { bonusesQuery, partnerGiftQuery } from './queries.ts'
