export { readWanted, searchAddress, type Wanted } from './address.ts'
export { hitsQuery, popularQuery, summaryQuery } from './queries.ts'
export { SearchBar, type SearchBarProps } from './SearchBar.tsx'
