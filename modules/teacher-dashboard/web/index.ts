export {
  classesQuery,
  classQuery,
  dashboardQuery,
  statisticsQuery,
  teacherStatisticsQuery,
} from './queries.ts'
export { shownIn } from './statistics/in-address.ts'
