import { type SearchedPage, type SearchOf, searchOf } from '@school/routes'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** Values of the page's declared search parameters in the current address; loaders read the same by `searchOf`. */
export function useSearch<P extends SearchedPage>(page: P): SearchOf<P> {
  const [search] = useSearchParams()
  return useMemo(() => searchOf(page, search), [page, search])
}
