import { Socket } from 'node:net'
import { replyToUnreadable } from '@school/kernel/server'
import type { FastifyInstance } from 'fastify'

/** A body that is slower than a poor mobile connection is taken for an attempt to hold the connection. */
const slowestBytesPerSecond = 4096

/**
 * A body may take `ms` and then a second more for every few kilobytes that have come: a photograph from a slow phone
 * passes, a body that trickles or stops is cut off.
 */
export function mountBodyClock(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const { socket } = raw
    const hasBody =
      Number(raw.headers['content-length']) > 0 || raw.headers['transfer-encoding'] !== undefined
    // Calls of the process to itself have no socket.
    if (!hasBody || !(socket instanceof Socket)) return done()
    const began = performance.now()
    const before = socket.bytesRead
    const leftMs = () =>
      ms + ((socket.bytesRead - before) / slowestBytesPerSecond) * 1000 - (performance.now() - began)
    let isOver = false
    const look = () => {
      const left = leftMs()
      if (left > 0) timer = setTimeout(look, left)
      // Timers run before sockets are read: after a busy moment the process has yet to read what came in time.
      else setImmediate(refuseIfLate)
    }
    const refuseIfLate = () => {
      if (isOver) return
      if (leftMs() > 0) return look()
      request.log.info('a body came too slowly')
      replyToUnreadable(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
      socket.destroySoon()
    }
    let timer = setTimeout(look, ms)
    const stop = () => {
      isOver = true
      clearTimeout(timer)
    }
    raw.once('end', stop).once('close', stop)
    done()
  })
}
