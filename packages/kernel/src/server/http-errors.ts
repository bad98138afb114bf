import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOfReference } from '../fault.ts'
import { presentError } from './parse.ts'

interface Fault {
  status: number
  error?: string
}

const unreadable = 'Запрос не удалось прочитать'
const notFound = 'Не найдено'

/** Faults that Fastify finds before a handler runs. */
const transportFaults: Record<string, Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413 },
  FST_REQ_FILE_TOO_LARGE: { status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'Такой формат запроса не поддерживается' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 422, error: 'Пустой запрос' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 422, error: unreadable },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 422, error: unreadable },
  FST_ERR_BAD_URL: { status: 404, error: notFound },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, error: notFound },
}

/** What the libraries that send files and read requests say of a client by a status alone. */
const clientFaults: Record<number, Fault> = {
  // A folder above our own, a file that begins with a dot: there is nothing there.
  403: { status: 404, error: notFound },
  404: { status: 404, error: notFound },
  412: { status: 412, error: 'Файл уже другой' },
  416: { status: 416, error: 'Такой части в\u00a0файле нет' },
}

function faultOf(error: FastifyError): Fault | undefined {
  const known = transportFaults[error.code]
  if (known) return known
  if (error instanceof SyntaxError) return transportFaults['FST_ERR_CTP_INVALID_JSON_BODY']
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 500
    ? (clientFaults[statusCode] ?? { status: statusCode, error: unreadable })
    : undefined
}

/** A body that has not been received completely: the next request on the connection would wait for its end. */
const isUnread = ({ raw }: FastifyRequest): boolean =>
  raw.complete === false &&
  (Number(raw.headers['content-length']) > 0 || raw.headers['transfer-encoding'] !== undefined)

/** Shapes every error of the API. What is not a refusal is ours: logged, answered 500 without details. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isUnread(request)) reply.header('connection', 'close')
  const presented = presentError(error)
  if (presented?.status === 503) request.log.warn({ err: error }, 'unavailable')
  // Many of them are a fault of ours: a row is deleted or referred to without a look at who else does so.
  if (presented && isOfReference(error)) request.log.warn({ err: error }, 'gone meanwhile')
  if (presented) return reply.code(presented.status).headers(presented.headers).send(presented.body)
  const fault = faultOf(error)
  if (fault) {
    const { headers = {} } = error as { headers?: Record<string, string> }
    if (headers['Content-Range']) reply.header('content-range', headers['Content-Range'])
    reply.code(fault.status)
    return fault.error ? reply.send({ error: fault.error }) : reply.send()
  }
  request.log.error({ err: error }, 'unexpected error')
  return reply
    .code(500)
    .header('x-error-code', 'unexpected')
    .send({ error: 'Произошла непредвиденная ошибка' })
}

const socketFaults: Record<string, Fault> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'Слишком длинный запрос' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'Запрос шёл слишком долго' },
}

/** Answers what Node could not read as HTTP, on the bare socket. */
export function replyToUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, error: text } = socketFaults[error.code ?? ''] ?? { status: 400, error: unreadable }
  const body = JSON.stringify({ error: text })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
