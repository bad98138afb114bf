import type { Endpoint, InputOf, ReplyOf } from '@school/kernel/contract'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageQuery } from './query.ts'

type RowOf<E> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never

/** An appended list: its first page comes with the screen, further pages on request. */
interface Growing<Row> {
  rows: readonly Row[]
  /** Of the whole list. */
  total: number
  isLoading: boolean
  /** Loads the next page; `null` at the end of the list. */
  more: (() => void) | null
}

/** @param inputAt input of a page; the first page is loaded by the loader of the screen */
export function useGrowing<E extends Endpoint>(
  endpoint: E,
  inputAt: (page: number) => InputOf<E>,
): Growing<RowOf<E>> {
  const [pages, setPages] = useState(1)
  const { data: first } = useSuspenseQuery(pageQuery(endpoint, inputAt(1)))
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => pageQuery(endpoint, inputAt(index + 2))),
  })
  const read = [first, ...further.flatMap(({ data }) => data ?? [])]
  const rows = read.flatMap(({ rows: own }) => own as unknown as readonly RowOf<E>[])
  return {
    rows,
    total: first.total,
    isLoading: further.some(({ isFetching, data }) => isFetching && data === undefined),
    more: pages < first.totalPages ? () => setPages(pages + 1) : null,
  }
}
