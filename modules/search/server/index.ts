export { type Searchable, searchFeed, type SearchSource } from './feed.ts'
export { refreshIndex, type RefreshReport } from './refresh.ts'
export { searchRoom } from './room.ts'
