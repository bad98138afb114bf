export {
  classesQuery,
  classQuery,
  seatingQuery,
  dashboardQuery,
  movesQuery,
  statisticsQuery,
  teacherStatisticsQuery,
} from './queries.ts'
export { shownIn } from './statistics/in-address.ts'
export { classViewQueries, idIn } from './class-views.ts'
export { TodayOfTeacher } from './TodayOfTeacher.tsx'
