export { DailyLimit } from './DailyLimit.tsx'
export { askingChildQuery, askingParentQuery, consentsQuery, familyQuery, ownFamilyQuery } from './queries.ts'
