export { ByGrades } from './ByGrades.tsx'
export { Countdown } from './Countdown.tsx'
export { catalogAt, checkingAt, olympiadAt, profileAt, ratingAt, solutionsAt, tableIn } from './addresses.ts'
export { calledApart } from './called-apart.ts'
export { degreeOf, stageWords, t as olympiadWords } from './ru.ts'
export { shownGrade, shownStage } from './shown.ts'
export { readSolutionsPage } from './solutions-page.ts'
export {
  olympiadAttemptQuery,
  olympiadQuery,
  olympiadsQuery,
  ownPlaceQuery,
  participantsQuery,
  samplesQuery,
  stageRegionsQuery,
  stageSchoolsQuery,
  stageStatsQuery,
} from './queries.ts'
