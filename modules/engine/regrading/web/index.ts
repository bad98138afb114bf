export { regradingsQuery } from './queries.ts'
