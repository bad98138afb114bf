export { classesQuery } from './queries.ts'
