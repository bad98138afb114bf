export { ownTaskOptionsQuery, ownTaskQuery, ownTasksQuery } from './queries.ts'
