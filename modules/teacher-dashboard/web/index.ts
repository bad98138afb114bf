export { classesQuery, classQuery, dashboardQuery, statisticsQuery } from './queries.ts'
