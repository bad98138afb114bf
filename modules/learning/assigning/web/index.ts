export { managedAt, managedListAt } from './addresses.ts'
export { AssignmentHead } from './AssignmentHead.tsx'
export { GiveLesson } from './GiveLesson.tsx'
export { libraryFiltersIn, managedTabIn, textIn } from './in-address.ts'
export { MarkScale } from './MarkScale.tsx'
export {
  assignableQuery,
  bankTaskQuery,
  facetsQuery,
  keptQuery,
  lessonBankQuery,
  libraryQuery,
  managedListQuery,
  managedQuery,
  optionsQuery,
  setTasksQuery,
} from './queries.ts'
export { t as levelTexts } from './ru-levels.ts'
export { SetsCard } from './SetsCard.tsx'
