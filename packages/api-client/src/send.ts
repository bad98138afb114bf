import { type Endpoint, fromWire, toWire } from '@school/kernel/contract'
import { browserTransport } from './browser.ts'
import { errorOf } from './error-of.ts'
import type { Answer, CallOptions } from './transport.ts'

interface AnyInput {
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

function urlOf(endpoint: Endpoint, { params = {}, query }: AnyInput): string {
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

/** Asks and gives the reply in our names, with the paging of its headers. @throws ApiError */
export async function send(
  endpoint: Endpoint,
  input: unknown,
  { transport = browserTransport, signal, repeatKey, keepalive, file, onProgress }: CallOptions,
): Promise<{ reply: unknown; header: Answer['header'] }> {
  const given = (input ?? {}) as AnyInput
  const answer = await transport({
    method: endpoint.method,
    url: urlOf(endpoint, given),
    ...(given.body === undefined ? {} : { body: toWire(given.body) }),
    ...(signal ? { signal } : {}),
    ...(repeatKey ? { repeatKey } : {}),
    ...(keepalive ? { keepalive } : {}),
    ...(file ? { file } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
  if (answer.status >= 400) throw errorOf(answer)
  return { reply: 'reply' in answer ? answer.reply : fromWire(answer.body), header: answer.header }
}
