export { DailyLimit } from './DailyLimit.tsx'
export { consentsQuery, familyQuery, ownFamilyQuery } from './queries.ts'
