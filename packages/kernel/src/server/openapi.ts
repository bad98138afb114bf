import * as z from 'zod'
import { snakeKey } from '../contract/wire.ts'
import type { Endpoint } from '../contract/endpoint.ts'

type Json = Record<string, unknown>

const wireNames = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(wireNames)
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') {
        return [
          key,
          Object.fromEntries(Object.entries(value as Json).map(([n, v]) => [snakeKey(n), wireNames(v)])),
        ]
      }
      if (key === 'required') return [key, (value as string[]).map(snakeKey)]
      if (key === 'default' || key === 'enum' || key === 'const') return [key, value]
      return [key, wireNames(value)]
    }),
  )
}

/** Shapes with a name of their own are hoisted: a reference inside an operation must lead somewhere. */
const hoisted: Json = {}

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, $defs, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  Object.assign(hoisted, rebased(wireNames($defs ?? {})))
  return rebased(wireNames(schema)) as Json
}

const rebased = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = endpoint.query ? schemaOf(endpoint.query, 'input') : {}
  const required = new Set((query['required'] as string[] | undefined) ?? [])
  const inQuery = Object.entries((query['properties'] as Json | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...(name === 'q' ? { style: 'deepObject', explode: true } : {}),
  }))
  return [...inPath, ...inQuery]
}

const bytes: Json = { type: 'string', format: 'binary' }

function operationOf(endpoint: Endpoint): Json {
  const [room = ''] = endpoint.name.split('.')
  return {
    operationId: endpoint.name,
    tags: [room],
    summary: endpoint.summary,
    'x-audience': endpoint.audience,
    ...(endpoint.errors?.length ? { 'x-refusals': endpoint.errors } : {}),
    parameters: parametersOf(endpoint),
    ...(endpoint.fileBytes
      ? { requestBody: { required: true, content: { 'application/octet-stream': { schema: bytes } } } }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'OK',
        content: endpoint.isFile
          ? { 'application/octet-stream': { schema: bytes } }
          : { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      default: {
        description: 'Refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const errorSchema = {
  oneOf: [
    {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
    {
      type: 'object',
      required: ['errors'],
      properties: { errors: { type: 'array', items: { type: 'string' } } },
    },
    { type: 'object', required: ['errors'], properties: { errors: { type: 'string' } } },
    { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
  ],
}

/** The OpenAPI 3.1 document of these endpoints, with the names of the wire. */
export function openApiOf(endpoints: readonly Endpoint[], title: string, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: { schemas: { ...hoisted, Error: errorSchema } },
  }
}
