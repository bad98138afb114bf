import type { TableSort } from './data-table.ts'

/** The order in an address, `?s=name+desc`; anything strange is the usual order. */
export function sortInAddress(search: URLSearchParams, sortable: readonly string[]): TableSort | null {
  const [field = '', direction] = (search.get('s') ?? '').split(' ')
  if (!sortable.includes(field) || (direction !== 'asc' && direction !== 'desc')) return null
  return { field, direction }
}

/** The same as it is written there; nothing for the usual order. */
export const sortParameter = (sort: TableSort | null): string | null =>
  sort && `${sort.field} ${sort.direction}`
