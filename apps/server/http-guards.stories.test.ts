import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSchool, type Person, securityEventsDuring } from './testing/index.ts'

// With its pages, on a port, and spoken to by bytes: what no browser and no library would send.

let app: FastifyInstance
let masha: Person
beforeAll(async () => {
  const school = await openTestSchool()
  masha = await school.person('Маша Миронова')
  app = await school.process({ LIMIT_MULTIPLIER: '100000' }, { hasPages: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
}, 120_000)
afterAll(() => app.close())

interface Answer {
  status: number
  head: string
  body: string
}

/** Sends these bytes and reads until the server closes. */
function sent(bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') })
    })
  })
}

const ask = (line: string, headers: readonly string[] = ['Host: localhost']): Promise<Answer> =>
  sent([line, ...headers, 'Connection: close', '', ''].join('\r\n'))

const isRefusalInRussian = ({ body }: Answer): boolean => /^\{"errors?":.*[а-яё]{3}/.test(body)

describe('an address of the API that there is not', () => {
  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/x.json',
    '/api/no/such/place',
    '/api/%00',
    '/api/%E0%A4%A',
    '/api/courses/%E0%A4%A',
    `/api/courses/${'9'.repeat(500)}`,
    '/api//courses',
    '/api/../api/x',
    '/api/<script>',
    '/api/courses/1/',
    '/api/constructor',
  ])('%s answers JSON 404 to every method', async (address) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await ask(`${method} ${address} HTTP/1.1`)
      expect([method, answer.status]).toEqual([method, 404])
      expect(answer.head.toLowerCase()).toContain('content-type: application/json')
      if (method !== 'HEAD') expect(isRefusalInRussian(answer), answer.body).toBe(true)
    }
  })

  test('is JSON for signed-in users too', async () => {
    const { statusCode, headers } = await app.inject({
      url: '/api/nothing',
      headers: { cookie: masha.cookie },
    })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('json')
  })
})

test('refused reads of a page are logged with the request id of the page', async () => {
  const school = await openTestSchool()
  const grinyov = await school.person('Пётр Гринёв')
  await school.rows('delete from sessions where user_id = $1', [grinyov.id])
  const headers = { cookie: grinyov.cookie, 'x-request-id': 'the-page-of-grinyov' }
  const events = await securityEventsDuring(() => app.inject({ url: '/lms/homeworks', headers }))
  expect(events).not.toEqual([])
  for (const entry of events)
    expect(entry).toMatchObject({
      event: 'session_use_after_expire',
      userId: grinyov.id,
      reqId: 'the-page-of-grinyov',
    })
})

describe('an address in the absolute form', () => {
  test('is answered by its path, and its host is ignored', async () => {
    const page = await ask('GET http://evil.example/ HTTP/1.1')
    expect(page.status).toBe(200)
    expect(page.body).not.toContain('evil.example')
    const api = await ask('GET http://evil.example/api/trainings?limit=2&page=2 HTTP/1.1')
    expect(api.status).toBe(200)
    expect(api.head).not.toContain('evil.example')
    expect((await ask('GET http://evil.example HTTP/1.1')).status).toBe(200)
  })

  test.each(['http://', 'http:///', 'http://[::1', 'https://a@b:99999/', 'ftp://x/y', '*', 'x'])(
    'that is odd (%s) breaks nothing',
    async (address) => {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const { status } = await ask(`${method} ${address} HTTP/1.1`)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }
    },
  )
})

describe('the host', () => {
  test.each([
    'localhost:http',
    'localhost:99999',
    'local host',
    'школа.рф',
    'a'.repeat(5000),
    '[::1',
    'user@localhost',
    'localhost/path',
    'localhost, evil.example',
    '%00',
    '<script>',
    '',
  ])('%s is not a host name: 400 with a sentence', async (host) => {
    for (const address of ['/', '/api/trainings', '/courses', '/assets/site/x.js']) {
      const answer = await ask(`GET ${address} HTTP/1.1`, [`Host: ${host}`])
      expect([address, answer.status]).toEqual([address, 400])
      expect(isRefusalInRussian(answer), answer.body).toBe(true)
    }
  })

  test.each([
    'localhost',
    'localhost:4000',
    '127.0.0.1',
    '[::1]:80',
    'xn--80akhbyknj4f.xn--p1ai',
    'PORTAL.LOCALHOST',
  ])('%s is a host', async (host) =>
    expect((await ask('GET / HTTP/1.1', [`Host: ${host}`])).status).toBe(200),
  )

  test('may be absent in the old protocol only', async () => {
    expect((await ask('GET /healthz HTTP/1.0', [])).status).toBe(200)
    expect((await ask('GET / HTTP/1.0', [])).status).toBe(200)
    expect((await ask('GET / HTTP/1.1', [])).status).toBe(400)
  })
})

describe('a file of the site', () => {
  let asset: string
  beforeAll(async () => {
    asset = /\/assets\/site\/[\w./-]+\.js/.exec((await ask('GET / HTTP/1.1')).body)![0]
  })

  test('is sent by parts, and a part that there is not is 416', async () => {
    const parts = (range: string) => ask(`GET ${asset} HTTP/1.1`, ['Host: localhost', `Range: ${range}`])
    expect((await parts('bytes=0-9')).status).toBe(206)
    const beyond = await parts('bytes=999999999-')
    expect(beyond.status).toBe(416)
    expect(beyond.head.toLowerCase()).toContain('content-range: bytes */')
    for (const odd of [
      'bytes=9-1',
      'bytes=a-b',
      'lines=1-2',
      'bytes=-',
      `bytes=${'0-1,'.repeat(500)}0-1`,
      'bytes=1e400-',
    ])
      expect([200, 206, 416], odd).toContain((await parts(odd)).status)
  })

  test.each([
    '/assets/site/../../package.json',
    '/assets/site/..%2f..%2fpackage.json',
    '/assets/site/%2e%2e/%2e%2e/package.json',
    '/assets/site/..%5c..%5cpackage.json',
    '/assets/site//x.js',
    '/assets/site/',
    '/assets/site/%00',
    '/assets/site/%E0%A4%A',
    '/content/../package.json',
    '/content/courses/..%2f..%2fx.svg',
    '/media/videos/../../package.json',
    '/media/videos/%00.mp4',
    '/../../etc/passwd',
  ])('%s leads nowhere', async (address) => {
    const { status, body } = await ask(`GET ${address} HTTP/1.1`)
    expect(status).toBe(404)
    expect(body).not.toContain('workspaces')
  })
})

test('what is no HTTP is refused with words', async () => {
  for (const bytes of [
    'привет\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nA\0: b\r\n\r\n',
  ]) {
    const answer = await sent(bytes)
    expect(answer.status).toBe(400)
    expect(isRefusalInRussian(answer), answer.body).toBe(true)
  }
  const long = await ask('GET / HTTP/1.1', ['Host: localhost', `X: ${'x'.repeat(70_000)}`])
  expect(long.status).toBe(431)
  expect(isRefusalInRussian(long), long.body).toBe(true)
})

test('a page with a malformed address is no server error', async () => {
  for (const address of [
    '/%00',
    '/courses/%00',
    '/search?q=%00',
    '/courses?page=%00&q[x]=%00',
    '/trainings?page=1e400',
    '/%E0%A4%A',
    '/search?q=%ED%A0%80',
    `/search?q=${'x'.repeat(10_000)}`,
    '/olympiads?season=%00',
    '/courses?grade=%00&q[grade_eq]=x',
  ])
    for (const cookie of ['', masha.cookie]) {
      const { status } = await ask(`GET ${address} HTTP/1.1`, ['Host: localhost', `Cookie: ${cookie}`])
      expect(status, address).toBeGreaterThanOrEqual(200)
      expect(status, address).toBeLessThan(500)
    }
})
