import type { Audience } from '@school/access'
import type { Endpoint } from '../../contract/endpoint.ts'
import { isWholeList, maxLimit, WholeListPaging } from '../../contract/list.ts'
import { childParameter } from '../child-eyes.ts'
import type { Parameters } from './parameters.ts'
import type { Refusals } from './refusals.ts'
import type { Json, Schemas } from './shapes.ts'

const audienceWords: Record<Audience, string> = {
  anyone: 'anyone, signed in or not',
  guest: 'those who have not signed in',
  account: 'everybody who has signed in, also without a required second factor',
  user: 'everybody who has signed in',
  pupil: 'pupils',
  elementary: 'pupils of the elementary school',
  parent: 'parents',
  agent: 'teachers and coaches',
  teacher: 'teachers of a school',
  staff: 'staff of an organization',
}

const bytes: Json = { type: 'string', format: 'binary' }
const json = (schema: Json): Json => ({ 'application/json': { schema } })

interface Shape {
  properties?: Record<string, Json>
  required?: string[]
}

function parametersOf(endpoint: Endpoint, schemas: Schemas, parameters: Parameters): Json[] {
  const { method, path, keepsReply } = endpoint
  const known = (endpoint.params ? schemas.inline(endpoint.params, 'input') : {}) as Shape
  const byWireName = new Map(
    Object.entries(known.properties ?? {}).map(([name, s]) => [name.replaceAll('_', ''), s]),
  )
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) =>
    parameters.of({
      name,
      in: 'path',
      required: true,
      schema: byWireName.get(name.toLowerCase()) ?? { type: 'string' },
    }),
  )
  const query = (endpoint.query ? schemas.inline(endpoint.query, 'input') : {}) as Shape
  const required = new Set(query.required)
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => {
    const parameter = { name, in: 'query', required: required.has(name), schema }
    return name === 'q' ? { ...parameter, style: 'deepObject', explode: true } : parameters.of(parameter)
  })
  const inPages = isWholeList(endpoint)
    ? Object.keys(WholeListPaging.shape).map((name) =>
        parameters.of({
          name,
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: name === 'limit' ? maxLimit : 100_000 },
        }),
      )
    : []
  const isKept = method !== 'GET' && keepsReply !== false
  const ofChild = parameters.of({
    name: childParameter,
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1 },
  })
  return [
    ...inPath,
    ...inQuery,
    ...inPages,
    ...(endpoint.alsoForParents ? [ofChild] : []),
    ...(isKept ? [parameters.idempotencyKey] : []),
  ]
}

function descriptionOf({
  audience,
  perMinute,
  method,
  keepsReply,
  alsoForParents,
  alsoForWeakSessions,
}: Endpoint): string {
  return [
    `For ${audienceWords[audience]}.`,
    ...(alsoForParents ? ['A parent may read it for a child.'] : []),
    ...(alsoForWeakSessions ? ['A session by a personal code may call it.'] : []),
    ...(perMinute ? [`At most ${perMinute} calls a minute.`] : []),
    ...(method !== 'GET' && keepsReply === false ? ['Its answer is not kept for a repeat.'] : []),
  ].join(' ')
}

function securityOf({ audience, method }: Endpoint): Json[] {
  const csrf = method === 'GET' ? {} : { csrf: [] }
  if (audience === 'anyone') return [csrf, { session: [], ...csrf }]
  return audience === 'guest' ? [csrf] : [{ session: [], ...csrf }]
}

function bodyOf(endpoint: Endpoint, schemas: Schemas): Json {
  if (endpoint.fileField) {
    const schema = {
      type: 'object',
      required: [endpoint.fileField],
      properties: { [endpoint.fileField]: bytes },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (endpoint.fileBytes)
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema: bytes } } } }
  if (!endpoint.body) return {}
  return { requestBody: { required: true, content: json(schemas.of(endpoint.body, 'input')) } }
}

const pagingHeaders = Object.fromEntries(
  ['Link', 'X-Page', 'X-Next-Page', 'X-Total-Pages', 'X-Total'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
)

const isNothing = (schema: Json): boolean => schema['type'] === 'null'

/** What is answered when nothing is refused: a body, or 204 where there is nothing to say. */
function answersOf(endpoint: Endpoint, schemas: Schemas): Json {
  if (endpoint.isFile)
    return {
      200: { description: 'The file', content: { 'application/octet-stream': { schema: bytes } } },
      302: {
        description: 'The file lies elsewhere: this address opens it for a minute',
        headers: { Location: { schema: { type: 'string' } } },
      },
      304: { description: 'The file has not changed' },
    }
  const schema = schemas.of(endpoint.reply, 'output')
  const nothing = { 204: { description: 'There is nothing to say' } }
  if (isNothing(schema)) return nothing
  const variants = schema['anyOf'] as Json[] | undefined
  const withBody = variants?.filter((variant) => !isNothing(variant))
  const isSilent = withBody !== undefined && withBody.length < variants!.length
  const reply = isSilent ? (withBody.length === 1 ? withBody[0]! : { ...schema, anyOf: withBody }) : schema
  return {
    200: {
      description: endpoint.paged
        ? 'A page of the list'
        : isWholeList(endpoint)
          ? 'The list, or the page of it that was asked for'
          : 'Done',
      ...(endpoint.paged || isWholeList(endpoint) ? { headers: pagingHeaders } : {}),
      content: json(reply),
    },
    ...(isSilent ? nothing : {}),
  }
}

export function operationOf(
  endpoint: Endpoint,
  schemas: Schemas,
  parameters: Parameters,
  refusals: Refusals,
): Json {
  const [module = ''] = endpoint.name.split('.')
  return {
    operationId: endpoint.name,
    tags: [module],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    'x-audience': endpoint.audience,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas, parameters),
    ...bodyOf(endpoint, schemas),
    responses: { ...answersOf(endpoint, schemas), ...refusals.of(endpoint) },
  }
}
