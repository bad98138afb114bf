import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { replyWithError } from './http-errors.ts'
import { Unavailable } from './refuse.ts'

test('an overloaded server answers with a sentence and the time to retry', async () => {
  const app = Fastify()
  app.setErrorHandler(replyWithError)
  app.get('/', async () => {
    throw new Unavailable(3)
  })
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(503)
  expect(reply.headers).toMatchObject({ 'retry-after': '3', 'x-error-code': 'unavailable' })
  expect(reply.json().error).toMatch(/^Школа сейчас не успевает ответить/)
})

test.each([
  ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['one that is being stopped', Object.assign(new Error('stopped'), { code: '57P01' })],
  ['too many connections', Object.assign(new Error('many'), { code: '53300' })],
  ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a server that says nothing', new Error('Query read timeout')],
  ['what somebody else has locked', Object.assign(new Error('lock'), { code: '55P03' })],
  ['a statement that takes too long', Object.assign(new Error('canceled'), { code: '57014' })],
  [
    'two who wait for each other',
    new Error('Failed query', { cause: Object.assign(new Error(), { code: '40P01' }) }),
  ],
])('%s is a refusal for now, not a fault of ours', async (_, error) => {
  const app = Fastify()
  app.setErrorHandler(replyWithError)
  app.get('/', async () => {
    throw error
  })
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(503)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.json().error).toMatch(/^Школа сейчас не успевает ответить/)
})

test('a connection ends with the refusal of a body that was not read to its end', async () => {
  const app = Fastify()
  app.setErrorHandler(replyWithError)
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.put('/', async (request) => {
    await once(request.raw, 'readable')
    throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = app.server.address() as AddressInfo
    const sending = request({ port, method: 'PUT', headers: { 'content-length': 2_000_000 } })
    sending.on('error', () => {})
    sending.write('a'.repeat(1000))
    const [reply] = (await once(sending, 'response')) as [IncomingMessage]
    expect(reply.statusCode).toBe(503)
    expect(reply.headers.connection).toBe('close')
    await once(reply.resume(), 'close')
  } finally {
    await app.close()
  }
})
