import { routes } from '@school/server/modules'
import { openTestSchool } from '@school/server/testing'
import { isWholeList } from '@school/kernel/contract'
import { expect, test } from 'vitest'

test('the OpenAPI document contains every endpoint, in wire names, and every reference resolves', async () => {
  const school = await openTestSchool()
  const { body, text } = await school.guest().get('/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const operations = Object.values(
    body.paths as Record<string, Record<string, { operationId: string }>>,
  ).flatMap((path) => Object.values(path))
  expect(operations.map((o) => o.operationId).sort()).toEqual(routes.map((b) => b.endpoint.name).sort())
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(references.length).toBeGreaterThan(0)
  for (const name of references) expect(Object.keys(body.components.schemas)).toContain(name)
  expect(text).not.toContain('#/$defs')
  expect(text).toContain('"available_xp"')
})

interface Said {
  $ref?: string
  headers?: Record<string, { schema?: { enum?: string[] } }>
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, unknown>[]
  parameters: { name?: string; $ref?: string }[]
  responses: Record<string, Said>
}

test('the document contains servers, ways of signing in and refusals', async () => {
  const school = await openTestSchool()
  const { body, text } = await school.guest().get('/api/openapi.json')
  // Per operation: the whole grows with every module, and repeated shapes make a document slow to open.
  expect(text.length / routes.length, 'letters for an operation').toBeLessThan(2200)
  expect(body.servers).toContainEqual({ url: 'http://localhost:3000', description: expect.any(String) })
  expect(Object.keys(body.components.securitySchemes)).toEqual(['session', 'csrf'])
  const about = new Map(
    (body.tags as { name: string; description: string }[]).map((t) => [t.name, t.description]),
  )
  for (const [, path] of Object.entries(body.paths as Record<string, Record<string, Operation>>))
    for (const [method, operation] of Object.entries(path)) {
      const { endpoint } = routes.find((route) => route.endpoint.name === operation.operationId)!
      expect(about.get(operation.tags[0]!), operation.operationId).toMatch(/\S/)
      expect(operation.description).toMatch(/^For /)
      const isMutation = method !== 'get'
      expect(operation.security.every((way) => 'csrf' in way === isMutation)).toBe(true)
      const isOpen = ['anyone', 'guest'].includes(endpoint.audience)
      expect(operation.security.some((way) => !('session' in way))).toBe(isOpen)
      const isKept = operation.parameters.some(
        ({ $ref }) => $ref === '#/components/parameters/IdempotencyKey',
      )
      expect(isKept).toBe(isMutation && endpoint.keepsReply !== false)
      const refusals = Object.values(operation.responses).map(
        (said) => (said.$ref ? body.components.responses[said.$ref.split('/').at(-1)!] : said) as Said,
      )
      const codes = refusals.flatMap(({ headers }) => headers?.['X-Error-Code']?.schema?.enum ?? [])
      expect(codes).toEqual(expect.arrayContaining(['too_many_requests', ...(endpoint.errors ?? [])]))
      expect('X-Total' in (operation.responses['200']?.headers ?? {})).toBe(
        endpoint.paged === true || isWholeList(endpoint),
      )
    }
})

test('the page to browse it uses our own scripts only', async () => {
  const school = await openTestSchool()
  const { status, text, headers } = await school.guest().get('/api/docs')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/)
  const [, script] = /<script src="([^"]+)"/.exec(text)!
  expect((await school.guest().get(script!)).status).toBe(200)
})
