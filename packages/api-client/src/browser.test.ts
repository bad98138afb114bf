import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTransport } from './browser.ts'

interface Sent {
  at: number
  url: string
  headers: Record<string, string>
}

let sent: Sent[]
let replies: (number | 'no network')[]
let retryAfter: string | undefined
let kept: Map<string, string>
const meta = { content: 'token-1', setAttribute: (_: string, value: string) => void (meta.content = value) }

async function fakeFetch(url: string, init: { headers?: Record<string, string> } = {}): Promise<Response> {
  if (url === '/api/csrf_token') return Response.json({ token: 'token-2' })
  sent.push({ at: Date.now(), url, headers: init.headers ?? {} })
  const status = replies.shift() ?? 200
  if (status === 'no network') throw new TypeError('Failed to fetch')
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter && status >= 400 ? { 'retry-after': retryAfter } : {}),
    ...(status === 403 ? { 'x-error-code': 'csrf_mismatch' } : {}),
  }
  return new Response('{}', { status, headers })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sent = []
  replies = []
  retryAfter = undefined
  kept = new Map()
  meta.content = 'token-1'
  vi.stubGlobal('fetch', fakeFetch)
  vi.stubGlobal('location', { href: 'https://smekalka.example/catalog?q=1' })
  vi.stubGlobal('document', { querySelector: () => meta })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function send(method: 'GET' | 'POST' = 'GET') {
  const answer = browserTransport({ method, url: '/api/user/me', ...(method === 'POST' ? { body: {} } : {}) })
  answer.catch(() => undefined)
  await vi.runAllTimersAsync()
  return answer
}

test('a failed request is repeated three times, each pause twice as long', async () => {
  replies = [500, 'no network', 503, 200]
  expect((await send()).status).toBe(200)
  expect(sent.map(({ at }) => at)).toEqual([0, 300, 900, 2100])
})

test('after the third repeat the last answer stays', async () => {
  replies = [500, 500, 500, 502, 200]
  expect((await send()).status).toBe(502)
  expect(sent).toHaveLength(4)
})

test('a busy server is retried after its Retry-After, with jitter', async () => {
  retryAfter = '2'
  replies = [503, 503, 200]
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.5)
  expect((await send()).status).toBe(200)
  expect(sent.map(({ at }) => at)).toEqual([0, 2000, 4500])
  random.mockRestore()
})

test('a Retry-After longer than people wait shows the refusal at once', async () => {
  retryAfter = '60'
  replies = [503, 200]
  expect((await send()).status).toBe(503)
  expect(sent).toHaveLength(1)
})

test('a server that was never reached is an error in words', async () => {
  replies = ['no network', 'no network', 'no network', 'no network']
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'offline' })
})

test.each([401, 422])('%s is never repeated', async (status) => {
  replies = [status]
  expect((await send('POST')).status).toBe(status)
  expect(sent).toHaveLength(1)
})

test('every request carries the device, the page it comes from and the CSRF token', async () => {
  await send()
  await send('POST')
  for (const { headers } of sent) {
    expect(headers).toMatchObject({
      'X-Device-Id': kept.get('device_id'),
      'X-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
      'X-Date-Time': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      'X-Referer': 'https://smekalka.example/catalog?q=1',
      'X-CSRF-Token': 'token-1',
    })
  }
  expect(kept.get('device_id')).toMatch(/^[\da-f-]{36}$/)
})

test('a repeat of a mutation keeps its key, so that it is done once', async () => {
  replies = [500, 200]
  await send('POST')
  const [first, second] = sent.map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('an outdated CSRF token is renewed before the repeat', async () => {
  replies = [403, 200]
  await send('POST')
  expect(sent.map(({ headers }) => headers['X-CSRF-Token'])).toEqual(['token-1', 'token-2'])
})

test('a browser that forbids storage names its device for as long as the page is open', async () => {
  vi.stubGlobal('localStorage', undefined)
  await send()
  await send()
  const [first, second] = sent.map(({ headers }) => headers['X-Device-Id'])
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})
