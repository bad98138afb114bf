export { classesQuery, classQuery, dashboardQuery } from './queries.ts'
