import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestSchool } from './testing/index.ts'

let process: FastifyInstance
let port: number
beforeAll(async () => {
  const school = await openTestSchool()
  process = await school.process({ HEADERS_SECONDS: '1', BODY_SECONDS: '1' })
  port = Number(new URL(await process.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => process.close())

/** A client that sends this text, and the server's answer until it closed the connection. */
async function client(said: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (chunk) => (heard += String(chunk))).on('error', () => {})
  const answer = once(socket, 'close').then(() => heard)
  socket.write(said)
  return { socket, answer }
}

const post = (length: number) =>
  `POST /user/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('a slow client cannot hold a connection', { timeout: 60_000 }, () => {
  test.each([
    ['says nothing', ''],
    ['stops in the middle of the headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('a client that %s is let go', async (_, said) => {
    expect(await (await client(said)).answer).toMatch(/^(HTTP\/1\.1 408|$)/)
  })

  test('a body that stops is refused with a sentence', async () => {
    const answer = await (await client(`${post(1000)}{"a":`)).answer
    expect(answer).toMatch(/^HTTP\/1\.1 408.*"error":"[А-Я]/s)
  })

  test('a body that trickles is refused, however steadily', async () => {
    const { socket, answer } = await client(post(1000))
    const trickle = setInterval(() => socket.write(' '), 50)
    expect(await answer).toMatch(/^HTTP\/1\.1 408/)
    clearInterval(trickle)
  })

  test('a body that comes slowly and does come is taken, though it takes longer than the limit', async () => {
    const [pieces, size] = [30, 4096]
    const { socket, answer } = await client(post(pieces * size))
    for (let i = 0; i < pieces; i++) {
      socket.write(' '.repeat(size))
      await pause(100)
    }
    const heard = await answer
    expect(heard).toMatch(/^HTTP\/1\.1 4/)
    expect(heard).not.toMatch(/^HTTP\/1\.1 408/)
  })
})
