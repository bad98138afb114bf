import * as z from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import { fromWire, snakeKey } from '../contract/wire.ts'
import { commonErrors } from '../contract/errors.ts'
import { Refusal, refusals, Unavailable } from './refuse.ts'

z.config(z.locales.ru())

const refuse = refusals(commonErrors)

/** What was wrong with the input, by field in wire names; `base` holds what belongs to no field. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly errors: Record<string, string[]>
  constructor(errors: Record<string, string[]>) {
    super('invalid input')
    this.errors = errors
  }
}

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = issue.path.map((step) => snakeKey(String(step))).join('.') || 'base'
    const messages = (errors[field] ??= [])
    if (!messages.includes(issue.message)) messages.push(issue.message)
  }
  return errors
}

/** @throws Refusal 404 for a path that names nothing; InvalidInput 422 for query and body */
export function parseInput(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  const params = endpoint.params?.safeParse(fromWire(raw.params))
  if (params && !params.success) throw refuse('not_found')
  const query = endpoint.query?.safeParse(raw.query)
  if (query && !query.success) throw new InvalidInput(fieldErrors(query.error))
  const body = endpoint.body?.safeParse(fromWire(raw.body ?? {}))
  if (body && !body.success) throw new InvalidInput(fieldErrors(body.error))
  return { params: params?.data, query: query?.data, body: body?.data }
}

interface PresentedError {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** An error as it goes out: status, body in one of the specified shapes, code in a header. */
export function presentError(error: unknown): PresentedError | null {
  if (error instanceof InvalidInput)
    return { status: 422, headers: { 'x-error-code': 'invalid_input' }, body: { errors: error.errors } }
  if (error instanceof Refusal) {
    const body =
      error.status === 403
        ? { errors: error.message }
        : error.field
          ? { errors: { [error.field]: [error.message] } }
          : { error: error.message }
    return { status: error.status, headers: headersOf(error), body }
  }
  return null
}

const headersOf = (refusal: Refusal): Record<string, string> => ({
  'x-error-code': refusal.code,
  ...(refusal instanceof Unavailable ? { 'retry-after': String(refusal.retryAfterSeconds) } : {}),
})
