import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { guardOperations } from './operations.ts'

const token = 'a-token-of-those-who-run-the-school'
const addresses = [
  '/metrics',
  '/metrics?x=1',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/assets/swagger-ui.css',
]

async function knock(
  settings: { isProduction: boolean; operationsToken: string | undefined },
  url: string,
  authorization?: string,
  onWrongToken = () => {},
): Promise<number> {
  const app = Fastify()
  guardOperations(app, settings, onWrongToken)
  app.get('/*', async () => 'inside')
  const answer = await app.inject({ url, headers: authorization ? { authorization } : {} })
  return answer.statusCode
}

describe.each(addresses)('%s', (url) => {
  test('is open on a machine of one’s own', async () => {
    expect(await knock({ isProduction: false, operationsToken: undefined }, url)).toBe(200)
  })

  test('is not to be found in production without a token', async () => {
    const settings = { isProduction: true, operationsToken: undefined }
    expect(await knock(settings, url)).toBe(404)
    expect(await knock(settings, url, 'Bearer undefined')).toBe(404)
  })

  test('opens by the token of a program or as the password of a browser, and by nothing else', async () => {
    const settings = { isProduction: true, operationsToken: token }
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    expect(await knock(settings, url)).toBe(401)
    expect(await knock(settings, url, 'Bearer guessed')).toBe(401)
    expect(await knock(settings, url, basic('operator:guessed'))).toBe(401)
    expect(await knock(settings, url, `Bearer ${token}`)).toBe(200)
    expect(await knock(settings, url, basic(`operator:${token}`))).toBe(200)
  })
})

test('a wrong token is reported, be there a right one or not; a request without a token is not', async () => {
  const wrong: string[] = []
  for (const operationsToken of [token, undefined]) {
    const settings = { isProduction: true, operationsToken }
    for (const authorization of [undefined, `Bearer ${token}`, 'Bearer guessed', 'Basic Ong='])
      await knock(settings, '/metrics', authorization, () =>
        wrong.push(`${authorization} of ${operationsToken}`),
      )
  }
  expect(wrong).toEqual([
    `Bearer guessed of ${token}`,
    `Basic Ong= of ${token}`,
    `Bearer ${token} of undefined`,
    'Bearer guessed of undefined',
    'Basic Ong= of undefined',
  ])
})

test('public addresses need no token', async () => {
  const settings = { isProduction: true, operationsToken: token }
  for (const url of ['/', '/api/user/me', '/api/documents', '/readyz'])
    expect(await knock(settings, url), url).toBe(200)
})
