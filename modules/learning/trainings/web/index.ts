export { ratingIn } from './addresses.ts'
export * from './queries.ts'
export { readSolutionsPage } from './solutions-page.ts'
