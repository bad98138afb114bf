import { camelKey, fromWire, type Meanwhile } from '@school/kernel/contract'
import { ApiError } from './error.ts'
import { t } from './ru.ts'
import type { Answer } from './transport.ts'

const camelPath = (path: string): string => path.split('.').map(camelKey).join('.')

/**
 * Reads the three error bodies: one sentence, a list, or messages by field. Of a refusal that says nothing the status text is shown; HTTP/2 has none
 * (school-portal §8).
 */
export function errorOf(answer: Answer): ApiError {
  const code = answer.header('x-error-code') ?? String(answer.status)
  const body = (answer.body ?? {}) as { error?: unknown; errors?: unknown; meanwhile?: unknown }
  const make = (message: string, fields?: Record<string, string>) =>
    new ApiError(answer.status, code, message, fields)
  if (answer.status === 413) return make(t.fileTooLarge)
  if (typeof body.error === 'string') {
    const meanwhile = body.meanwhile ? (fromWire(body.meanwhile) as Meanwhile) : null
    return new ApiError(answer.status, code, body.error, {}, meanwhile)
  }
  if (typeof body.errors === 'string') return make(body.errors)
  if (Array.isArray(body.errors)) return make(body.errors.join('\n'))
  if (body.errors && typeof body.errors === 'object') {
    const fields = Object.fromEntries(
      Object.entries(body.errors as Record<string, string[]>).map(([path, messages]) => [
        camelPath(path),
        messages[0] ?? t.unexpected,
      ]),
    )
    return make(Object.values(fields)[0] ?? t.unexpected, fields)
  }
  return make(answer.status === 401 || answer.status === 422 ? t.unexpected : (answer.statusText ?? ''))
}
