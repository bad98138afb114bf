import { maxLimit, type PageOf, type Paging } from '../contract/list.ts'
import type { Endpoint } from '../contract/endpoint.ts'

export const isPage = (value: unknown): value is PageOf<unknown> =>
  typeof value === 'object' && value !== null && 'rows' in value && 'total' in value

/** `Link`, `X-Page`, `X-Next-Page`, `X-Total-Pages`, `X-Total` of one page of a list. */
export function pagingHeaders(
  address: string,
  { page, limit }: Paging,
  total: number,
): Record<string, string> {
  const totalPages = Math.max(1, Math.ceil(total / Math.min(limit, maxLimit)))
  const to = (n: number) => {
    const url = new URL(address, 'http://x')
    url.searchParams.set('page', String(n))
    return `${url.pathname}${url.search}`
  }
  const links = [`<${to(1)}>; rel="first"`, `<${to(totalPages)}>; rel="last"`]
  if (page > 1) links.push(`<${to(Math.min(page - 1, totalPages))}>; rel="prev"`)
  if (page < totalPages) links.push(`<${to(page + 1)}>; rel="next"`)
  return {
    link: links.join(', '),
    'x-page': String(page),
    'x-next-page': page < totalPages ? String(page + 1) : '',
    'x-total-pages': String(totalPages),
    'x-total': String(total),
  }
}

/** The paging of a parsed query; the defaults when the endpoint has none. */
export const pagingOf = (_endpoint: Endpoint, query: unknown): Paging => {
  const { page, limit } = (query ?? {}) as Partial<Paging>
  return { page: page ?? 1, limit: limit ?? maxLimit }
}
