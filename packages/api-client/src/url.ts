import { type Endpoint, type InputOf, toWire } from '@school/kernel/contract'

export interface AnyInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

function addQuery(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return
  if (Array.isArray(value)) search.append(name, value.join(','))
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) addQuery(search, `${name}[${key}]`, inner)
  } else search.append(name, String(value))
}

/** The address of a call. */
export function urlOf(endpoint: Endpoint, { params = {}, query }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  if (!query) return path
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(toWire(query) as Record<string, unknown>))
    addQuery(search, name, value)
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

export const forChild = (url: string, childId: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}child_id=${childId}`

/** The address of what is saved by a link: a file, a table. */
export const fileAddress = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string =>
  urlOf(endpoint, input as AnyInput)
