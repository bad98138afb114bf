import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

async function connected() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const socket = new GatheringSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[peer]] = (await Promise.all([accepted, once(socket, 'connect')])) as [[Socket], unknown]
  return [socket, peer, server] as const
}

it('sends what is written in one go at once, in order', async () => {
  const [socket, peer, server] = await connected()
  const sent = vi.spyOn(socket, '_writev' as never)

  for (const statement of ['begin', 'select', 'commit']) {
    socket.cork()
    socket.write(`${statement} `)
    socket.write('sync; ')
    socket.uncork()
  }
  expect(sent).not.toHaveBeenCalled()
  await new Promise(process.nextTick)
  socket.end()
  expect(await text(peer)).toBe('begin sync; select sync; commit sync; ')
  expect(sent).toHaveBeenCalledTimes(1)
  server.close()
})

it('sends what was written last before it ends', async () => {
  const [socket, peer, server] = await connected()
  socket.cork()
  socket.write('terminate')
  socket.uncork()
  socket.end()
  expect(await text(peer)).toBe('terminate')
  server.close()
})
