export { ownTaskFiltersIn, ownTaskTabIn } from './in-address.ts'
export { ownTaskOptionsQuery, ownTaskQuery, ownTasksQuery } from './queries.ts'
