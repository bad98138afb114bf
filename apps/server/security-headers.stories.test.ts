import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSchool } from './testing/index.ts'

let app: FastifyInstance
beforeAll(async () => {
  const school = await openTestSchool()
  app = await school.process({ PUBLIC_URL: 'https://smekalka.example' }, { hasPages: true })
}, 120_000)
afterAll(() => app.close())

const headersOf = async (url: string) => (await app.inject({ url, headers: { host: 'localhost' } })).headers

const page =
  "default-src 'self';script-src 'self' 'nonce-…';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;" +
  "font-src 'self';media-src 'self' blob:;connect-src 'self';object-src 'none';base-uri 'self';form-action 'self';" +
  "frame-ancestors 'none'"
const data = "default-src 'none';frame-ancestors 'none'"
const drawing = "default-src 'none';style-src 'unsafe-inline'"
const tool = (scripts: string) =>
  `default-src 'self';script-src ${scripts};style-src 'self' 'unsafe-inline';img-src 'self' data:;` +
  "object-src 'none';base-uri 'none';frame-ancestors 'none'"

test.each([
  ['/', page],
  ['/no/such/page', page],
  ['/user/sign_in', page],
  ['/api/openapi.json', data],
  ['/api/no/such/place', data],
  ['/api/users/me', data],
  ['/healthz', data],
  ['/robots.txt', data],
  ['/favicon.svg', drawing],
  ['/api/docs', tool("'nonce-…'")],
  ['/dev/outbox', tool("'none'")],
])('%s says how a browser may treat it', async (url, policy) => {
  const headers = await headersOf(url)
  expect(String(headers['content-security-policy']).replace(/'nonce-[^']{20,}'/, "'nonce-…'")).toBe(policy)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('a nonce is never used twice, not even by a cached page', async () => {
  const nonces = await Promise.all(
    Array.from({ length: 5 }, async () => String((await headersOf('/'))['content-security-policy'])),
  )
  expect(new Set(nonces).size).toBe(5)
})

test('without https there is no Strict-Transport-Security', async () => {
  const school = await openTestSchool()
  const { headers } = await school.guest().get('/api/users/me')
  expect(headers).not.toHaveProperty('strict-transport-security')
})
