export { classesQuery, classQuery } from './queries.ts'
