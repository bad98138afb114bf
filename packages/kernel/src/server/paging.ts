import type { Sql } from '@school/db'
import {
  defaultLimit,
  isWholeList,
  maxLimit,
  type PageOf,
  type Paging,
  type WholeListPaging,
} from '../contract/list.ts'
import type { Endpoint } from '../contract/endpoint.ts'

export const isPage = (value: unknown): value is PageOf<unknown> =>
  typeof value === 'object' && value !== null && 'rows' in value && 'total' in value

/** Proxies take 4 kB of headers by default; the numbers of the pages say all that the links say. */
const mostLinkBytes = 2000

/** As many of the links as fit, the most useful first. */
function linksThatFit(links: readonly string[]): string {
  let text = ''
  for (const link of links) {
    const longer = text === '' ? link : `${text}, ${link}`
    if (Buffer.byteLength(longer) <= mostLinkBytes) text = longer
  }
  return text
}

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
  const links = []
  if (page < totalPages) links.push(`<${to(page + 1)}>; rel="next"`)
  if (page > 1) links.push(`<${to(Math.min(page - 1, totalPages))}>; rel="prev"`)
  links.push(`<${to(1)}>; rel="first"`, `<${to(totalPages)}>; rel="last"`)
  const link = linksThatFit(links)
  return {
    ...(link && { link }),
    'x-page': String(page),
    'x-next-page': page < totalPages ? String(page + 1) : '',
    'x-total-pages': String(totalPages),
    'x-total': String(total),
  }
}

/**
 * Checks that a paged list was answered as a page within its limit: reading the whole list would only save network traffic.
 * @throws a programming error of the endpoint
 */
export function checkPage(endpoint: Endpoint, query: unknown, value: unknown): void {
  if (!endpoint.paged) return
  if (!isPage(value)) throw new Error(`${endpoint.name} has pages and answers a whole list.`)
  if (value.rows.length > pagingOf(endpoint, query).limit)
    throw new Error(`${endpoint.name} answers more rows than its page has.`)
}

/** The paging of a parsed query; the defaults when the endpoint has none. */
export const pagingOf = (_endpoint: Endpoint, query: unknown): Paging => {
  const { page, limit } = (query ?? {}) as Partial<Paging>
  return { page: page ?? 1, limit: limit ?? maxLimit }
}

/**
 * A page of rows that each carry the total: `count(*) over ()::int as total`. Beyond the last page there is no row to carry it, so the
 * first row of the list is read instead.
 */
export async function listPage<Row extends object>(
  sql: Sql,
  { page, limit }: Paging,
  statementOf: (limit: number, offset: number) => { name: string; text: string; values: unknown[] },
): Promise<PageOf<Row>> {
  const ask = async (most: number, offset: number) =>
    (await sql.query<Row & { total: number }>(statementOf(most, offset))).rows
  const rows = await ask(limit, (page - 1) * limit)
  const [first] = rows.length === 0 && page > 1 ? await ask(1, 0) : rows
  return { rows, total: first?.total ?? 0 }
}

/**
 * Cuts the requested page from a list that is returned whole; other values stay as they are.
 * @returns the value and the headers of its page
 */
export function pageOfWhole(
  endpoint: Endpoint,
  address: string,
  { page, limit }: WholeListPaging,
  value: unknown,
): { value: unknown; headers: Record<string, string> } {
  if (!Array.isArray(value) || !isWholeList(endpoint)) return { value, headers: {} }
  if (page === undefined && limit === undefined)
    return {
      value,
      headers: { 'x-page': '1', 'x-next-page': '', 'x-total-pages': '1', 'x-total': String(value.length) },
    }
  const paging = { page: page ?? 1, limit: limit ?? defaultLimit }
  const from = (paging.page - 1) * paging.limit
  return {
    value: value.slice(from, from + paging.limit),
    headers: pagingHeaders(address, paging, value.length),
  }
}
