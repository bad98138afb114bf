export { demoAccountsQuery } from './queries.ts'
