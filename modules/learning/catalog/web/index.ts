export { CatalogTabs } from './CatalogTabs.tsx'
export { sampleCourse } from './home/sample.ts'
export { beginningQuery, coursesQuery, facetsQuery, landingQuery } from './queries.ts'
export { loosenings, readFilters } from './rules.ts'
