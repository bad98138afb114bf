import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { replyWithError } from './http-errors.ts'
import { Unavailable } from './refuse.ts'

test('whom the school can not serve now is told so in words and when to come again', async () => {
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
