import { commonErrors, type ErrorCatalogue } from '../../contract/errors.ts'
import { type Endpoint, isForProved, isOpenToWeakSessions } from '../../contract/endpoint.ts'
import { wrongFields } from '../ru.ts'
import type { Json } from './shapes.ts'

/** The bodies of refusals (school-portal §8). */
export const refusalSchemas: Json = {
  RefusedFields: {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'object',
        description: 'Sentences by the name of the field, to be shown next to it',
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  RefusedRight: { type: 'object', required: ['errors'], properties: { errors: { type: 'string' } } },
  Refused: {
    type: 'object',
    required: ['error'],
    properties: {
      error: { type: 'string' },
      meanwhile: {
        type: 'object',
        description: 'Of changed_meanwhile: the object as it is now, and who changed it',
        required: ['version', 'changed_at', 'changed_by', 'is_mine', 'current'],
        properties: {
          version: { type: 'integer' },
          changed_at: { type: ['string', 'null'], format: 'date-time' },
          changed_by: { type: ['string', 'null'] },
          is_mine: { type: 'boolean' },
          current: { type: 'object', additionalProperties: true },
        },
      },
    },
  },
  RefusedFieldsOrWhole: {
    oneOf: [{ $ref: '#/components/schemas/RefusedFields' }, { $ref: '#/components/schemas/Refused' }],
  },
}

export const refusalHeaders: Json = {
  'Retry-After': { description: 'Seconds after which to repeat', schema: { type: 'integer' } },
  'X-Request-Id': { description: 'Name it when you ask us', schema: { type: 'string' } },
}

/** Refused by the kernel when a query or a body doesn't fit the schema; every endpoint refuses unknown keys of the query. */
const invalidInput: ErrorCatalogue[string] = {
  status: 422,
  text: wrongFields,
  field: 'field',
}

const isVersioned = ({ body }: Endpoint): boolean =>
  body !== undefined && 'version' in ((body.def as { shape?: object }).shape ?? {})

/** Which of the common refusals an endpoint may give, by what it takes and who may knock. */
function commonCodesOf(endpoint: Endpoint): string[] {
  const { audience, method, params, keepsReply } = endpoint
  const isMutation = method !== 'GET'
  return [
    ...(['anyone', 'guest'].includes(audience) ? [] : ['sign_in_required']),
    ...(['anyone', 'user'].includes(audience) ? [] : ['forbidden']),
    ...(isOpenToWeakSessions(endpoint) || audience === 'guest' ? [] : ['full_sign_in_required']),
    ...(isForProved(endpoint) ? ['contact_unproved'] : []),
    ...(isMutation ? ['csrf_mismatch'] : []),
    ...(params ? ['not_found'] : []),
    'invalid_input',
    ...(isVersioned(endpoint) ? ['changed_meanwhile'] : []),
    ...(isMutation && keepsReply !== false ? ['idempotency_key_reused', 'idempotency_key_unfit'] : []),
    'too_many_requests',
    'unavailable',
  ]
}

const refer = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

function bodyOf(status: number, said: ErrorCatalogue): Json {
  if (status === 403) return refer('RefusedRight')
  const fields = Object.values(said).map(({ field }) => field !== undefined)
  if (fields.every(Boolean)) return refer('RefusedFields')
  return refer(fields.some(Boolean) ? 'RefusedFieldsOrWhole' : 'Refused')
}

const response = (status: number, said: ErrorCatalogue): Json => ({
  description: Object.entries(said)
    .map(([code, { text }]) => `- \`${code}\`: ${text}`)
    .join('\n'),
  headers: {
    'X-Error-Code': { schema: { type: 'string', enum: Object.keys(said) } },
    ...([429, 503].includes(status) ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}),
  },
  content: { 'application/json': { schema: bodyOf(status, said) } },
})

/** `file_not_found` -> `FileNotFound`. */
const titleOf = (code: string): string =>
  code.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** More refusals than this are listed at the endpoint itself. */
const mostShared = 3

/** What endpoints may refuse, by status; what is refused alike by many is written down once, and called by its codes. */
export class Refusals {
  readonly #known: ErrorCatalogue
  readonly shared: Json = {}

  constructor(known: ErrorCatalogue) {
    this.#known = { ...known, ...commonErrors, invalid_input: invalidInput }
  }

  /** Responses by status. @throws for a code that no contract knows */
  of(endpoint: Endpoint): Json {
    const { name, errors = [], fileBytes } = endpoint
    const codes = [...new Set([...commonCodesOf(endpoint), ...errors])]
    const said = codes.map((code) => {
      const words = this.#known[code]
      if (!words) throw new Error(`${name} names the refusal ${code}, which no contract knows`)
      return { code, words }
    })
    const byStatus = [...Map.groupBy(said, ({ words }) => words.status)].map(([status, refusals]) => [
      status,
      this.#response(status, Object.fromEntries(refusals.map(({ code, words }) => [code, words]))),
    ])
    return {
      ...Object.fromEntries(byStatus),
      ...(fileBytes ? { 413: { description: `More than ${fileBytes} bytes; no body` } } : {}),
    }
  }

  #response(status: number, said: ErrorCatalogue): Json {
    const codes = Object.keys(said)
    if (codes.length > mostShared) return response(status, said)
    const name = codes.map(titleOf).join('Or')
    this.shared[name] ??= response(status, said)
    return { $ref: `#/components/responses/${name}` }
  }
}
