import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { presentError } from './parse.ts'

/** Faults that Fastify finds before a handler runs. */
const transportFaults: Record<string, { status: number; error?: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413 },
  FST_REQ_FILE_TOO_LARGE: { status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'Такой формат запроса не поддерживается' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 422, error: 'Пустой запрос' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 422, error: 'Запрос не удалось прочитать' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 422, error: 'Запрос не удалось прочитать' },
  FST_ERR_BAD_URL: { status: 404, error: 'Не найдено' },
}

/** Shapes every error of the API. What is not a refusal is ours: logged, answered 500 without details. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const presented = presentError(error)
  if (presented) return reply.code(presented.status).headers(presented.headers).send(presented.body)
  if (error.statusCode === 429) {
    return reply
      .code(429)
      .header('x-error-code', 'too_many_requests')
      .send({ error: 'Слишком много запросов. Подождите минуту и повторите' })
  }
  const fault =
    transportFaults[error.code] ??
    (error instanceof SyntaxError ? transportFaults['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined)
  if (fault) {
    reply.code(fault.status)
    return fault.error ? reply.send({ error: fault.error }) : reply.send()
  }
  request.log.error({ err: error }, 'unexpected error')
  return reply
    .code(500)
    .header('x-error-code', 'unexpected')
    .send({ error: 'Произошла непредвиденная ошибка' })
}
