export { librarySections } from '../contract/library.ts'
export { LessonHomeworkCard } from './LessonHomeworkCard.tsx'
export { libraryFiltersIn, managedTabIn, pageIn, subjectIn, tabIn } from './in-address.ts'
export * from './queries.ts'
