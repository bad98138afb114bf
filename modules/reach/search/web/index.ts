export { readWanted } from './address.ts'
export { hitsQuery, popularQuery, summaryQuery } from './queries.ts'
export { SearchBar } from './SearchBar.tsx'
