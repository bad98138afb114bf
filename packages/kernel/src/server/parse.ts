import * as z from 'zod'
import { isWholeList, WholeListPaging } from '../contract/list.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { commonErrors } from '../contract/errors.ts'
import { toWire } from '../contract/wire.ts'
import { isOfMoment, isOfReference } from '../fault.ts'
import { InvalidInput, refuseFor } from './invalid-input.ts'
import { legible } from './legible.ts'
import { refuseUnknownKeys } from './query-keys.ts'
import { ChangedMeanwhile, Refusal, refusals, TooManyRequests, Unavailable } from './refuse.ts'
import { inRussian } from './ru.ts'

z.config({ localeError: inRussian })

const refuse = refusals(commonErrors)

/** @throws Refusal 404 for a path that names nothing; InvalidInput 422 for query and body */
export function parseInput(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  const params = endpoint.params?.safeParse(paramsOf(raw.params))
  if (params && !params.success) throw refuse('not_found')
  const rawQuery = legible(raw.query)
  refuseUnknownKeys(endpoint, rawQuery)
  const query = endpoint.query?.safeParse(rawQuery)
  if (query && !query.success) refuseFor(query.error)
  const page = WholeListPaging.safeParse(isWholeList(endpoint) ? rawQuery : {})
  if (!page.success) refuseFor(page.error)
  const body = endpoint.body?.safeParse(legible(raw.body ?? {}))
  if (body && !body.success) refuseFor(body.error)
  return { params: params?.data, query: query?.data, body: body?.data, page: page.data }
}

function paramsOf(raw: unknown): unknown {
  try {
    return legible(raw)
  } catch {
    throw refuse('not_found')
  }
}

interface PresentedError {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** What the database says of others who work at the same time is no fault of the request. */
function refusalOf(thrown: unknown): unknown {
  if (isOfReference(thrown)) return refuse('gone_meanwhile')
  return isOfMoment(thrown) ? new Unavailable() : thrown
}

/** An error as it goes out: status, body in one of the specified shapes, code in a header. */
export function presentError(thrown: unknown): PresentedError | null {
  const error = thrown instanceof Refusal ? thrown : refusalOf(thrown)
  if (error instanceof InvalidInput)
    return { status: 422, headers: { 'x-error-code': 'invalid_input' }, body: { errors: error.errors } }
  if (error instanceof Refusal) {
    const body =
      error.status === 403
        ? { errors: error.message }
        : error.field
          ? { errors: { [error.field]: [error.message] } }
          : { error: error.message, ...meanwhileOf(error) }
    return { status: error.status, headers: headersOf(error), body }
  }
  return null
}

const meanwhileOf = (refusal: Refusal) =>
  refusal instanceof ChangedMeanwhile ? { meanwhile: toWire(refusal.meanwhile) } : {}

const headersOf = (refusal: Refusal): Record<string, string> => ({
  'x-error-code': refusal.code,
  ...(refusal instanceof Unavailable || refusal instanceof TooManyRequests
    ? { 'retry-after': String(refusal.retryAfterSeconds) }
    : {}),
})
