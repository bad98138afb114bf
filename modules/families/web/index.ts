export { askingChildQuery, askingParentQuery, consentsQuery, familyQuery, ownFamilyQuery } from './queries.ts'
