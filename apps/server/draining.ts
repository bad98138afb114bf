import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from './health.ts'

/** A request that is on its way when the process closes has this long to arrive. */
const lastRequestMs = 2000

/** Connections are closed after their next answer while the process drains; those that never sent a request, soon after it closes. */
export function mountDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  // Browsers open some in advance, and closing waits for them.
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, lastRequestMs).unref()
    done()
  })
}
