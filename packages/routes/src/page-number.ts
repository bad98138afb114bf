import { pageNumber } from './search-parsers.ts'

/** Page number of a list in the address; malformed values give the first page. */
export const pageIn = (search: URLSearchParams): number => pageNumber().read(search.getAll('page'))
