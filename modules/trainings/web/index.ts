export { ratingIn } from './addresses.ts'
export * from './queries.ts'
