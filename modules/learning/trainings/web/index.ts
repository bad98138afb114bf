export { ratingIn } from './addresses.ts'
export {
  trainingsQuery,
  trainingQuery,
  trainingAttemptQuery,
  ratingQuery,
  schoolsQuery,
  regionsQuery,
  myPlaceQuery,
  statsQuery,
  sheetQuery,
} from './queries.ts'
export { readSolutionsPage } from './solutions-page.ts'
