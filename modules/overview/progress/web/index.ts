export {
  courseProgressQuery,
  courseRatingQuery,
  programsQuery,
  progressQuery,
  progressShareQuery,
  sharedProgressQuery,
  watchedExamCourseQuery,
  watchedProgressQuery,
} from './queries.ts'
export { ShareProgressCard } from './ShareProgressCard.tsx'
export { measureOf } from './rules.ts'
