export { contentPageQuery, pathOf } from './queries.ts'
export type { SchoolFacts } from './facts.ts'
