import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { openTestSchool } from './testing/index.ts'

// What an integrator does: takes the document, makes types of it, writes a program, compiles and runs it.
const program = `
import { solveCaptcha } from '@school/captcha/testing'
import createClient from 'openapi-fetch'
import type { components, paths } from './api.d.ts'

export type Card = components['schemas']['CourseCard']

export async function learn(baseUrl: string, email: string) {
  const password = 'belogorskaya'
  const jar = new Map<string, string>()
  let token = ''
  const client = createClient<paths>({ baseUrl })
  client.use({
    onRequest({ request }) {
      request.headers.set('cookie', [...jar].map(([name, value]) => name + '=' + value).join('; '))
      if (request.method !== 'GET') request.headers.set('x-csrf-token', token)
      return request
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        jar.set(name, value)
      }
    },
  })
  const meet = async () => {
    await client.GET('/api/csrf_token')
    token = (await client.GET('/api/csrf_token')).data?.token ?? ''
  }
  await meet()
  const refused = await client.POST('/user/login', { body: { user: { email, password: 'не тот' } } })
  const { data: captcha } = await client.GET('/api/captcha')
  const recaptcha_token = await solveCaptcha(captcha?.challenge ?? '')
  await client.POST('/user', { body: { recaptcha_token, user: { name: 'Миронова Маша', email, password, role: 'pupil', grade_index: 7 } } })
  await meet()
  const me = await client.GET('/api/user/me')
  const list = await client.GET('/api/catalog/courses', {
    params: { query: { limit: 1, q: { grade_eq: 7 } } },
  })
  const titles: string[] = (list.data ?? []).map((card: Card) => card.title)
  const absent = await client.GET('/api/courses/{courseId}', { params: { path: { courseId: 2147483647 } } })
  const wrong = await client.GET('/api/catalog/courses', { params: { query: { limit: 1000 } } })
  return {
    refused: [refused.response.status, refused.response.headers.get('x-error-code')],
    name: me.data?.first_name,
    titles,
    total: Number(list.response.headers.get('x-total')),
    absent: [absent.response.status, absent.error],
    wrong: wrong.error && 'errors' in wrong.error ? Object.keys(wrong.error.errors) : [],
  }
}

export function mistakes(baseUrl: string) {
  const client = createClient<paths>({ baseUrl })
  // @ts-expect-error there is no such address
  void client.GET('/api/no/such/place')
  // @ts-expect-error a number is wanted
  void client.GET('/api/courses/{courseId}', { params: { path: { courseId: 'first' } } })
  // @ts-expect-error there is no such filter
  void client.GET('/api/catalog/courses', { params: { query: { q: { colour_eq: 'red' } } } })
  // @ts-expect-error there is no such field
  return (card: Card) => card.colour
}
`

// Next to this file, so that the program resolves its library from our node_modules.
const folder = mkdtempSync(path.join(fileURLToPath(new URL('.', import.meta.url)), '.openapi-client-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a client made of the document compiles, and calls the school', { timeout: 120_000 }, async () => {
  const school = await openTestSchool()
  const { body } = await school.guest().get('/api/openapi.json')
  const file = path.join(folder, 'program.ts')
  writeFileSync(path.join(folder, 'api.d.ts'), astToString(await openapiTS(body)))
  writeFileSync(file, program)
  const compiled = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: ['node'],
  })
  const complaints = ts.getPreEmitDiagnostics(compiled)
  expect(complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])

  const app = await school.process({ LIMIT_MULTIPLIER: '100' })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const { learn } = (await import(file)) as {
    learn: (url: string, email: string) => Promise<Record<string, unknown>>
  }
  expect(await learn(url, 'masha@pochta.example')).toEqual({
    refused: [422, 'wrong_credentials'],
    name: 'Маша',
    titles: [expect.any(String)],
    total: expect.any(Number),
    absent: [404, { error: expect.stringMatching(/[а-я]/) }],
    wrong: ['limit'],
  })
  await app.close()
})
