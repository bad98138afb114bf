import { routes } from '@school/server/rooms'
import { openTestSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

test('the OpenAPI document names every endpoint, in wire names, and every reference leads somewhere', async () => {
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

test('the page to browse it opens with scripts of our own only', async () => {
  const school = await openTestSchool()
  const { status, text, headers } = await school.guest().get('/api/docs')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/)
  const [, script] = /<script src="([^"]+)"/.exec(text)!
  expect((await school.guest().get(script!)).status).toBe(200)
})
