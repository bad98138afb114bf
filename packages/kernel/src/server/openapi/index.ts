import type { Endpoint } from '../../contract/endpoint.ts'
import { operationOf } from './operation.ts'
import { Parameters } from './parameters.ts'
import { refusalHeaders, Refusals, refusalSchemas } from './refusals.ts'
import { type Json, namesOf, refusalsOf, type ModuleContract, Schemas } from './shapes.ts'

export { namesOf, type ModuleContract } from './shapes.ts'

export interface AboutApi {
  title: string
  version: string
  /** Where people reach the school. */
  url: string
  sessionCookie: string
}

const introduction = `
Names are in \`snake_case\`, instants are ISO 8601 in UTC, sums are in kopecks.

**Signing in.** A session is a cookie. Ask \`GET /api/csrf_token\` with a jar of cookies, send its \`token\` as \`X-CSRF-Token\` with \`POST /user/login\`,
and ask for a new token afterwards: a token belongs to a session. Every POST, PUT, PATCH and DELETE carries one.

**Rights.** Every answer to whoever has signed in, a refusal too, carries \`X-Viewer-Version\` (the user's id, a dot, a number that grows): when it differs from
the one before, rights were given or taken, and what was read before holds no more.

**Repeats.** A mutation with an \`Idempotency-Key\` of yours is done once: a repeat with the same key and the same body gets the first answer.

**Lists.** \`page\` from 1 and \`limit\`; filters and the order are \`q[name]=value\` and \`q[s]=field asc\`. A filter is a column and how it is compared: \`eq\`, \`not_eq\`,
\`in\`, \`not_in\`, of numbers and dates \`lt\`, \`lteq\`, \`gt\`, \`gteq\`, of texts \`cont\`; a row without a value is unequal to any. \`with\` names relations that rows
bring. The size of the whole is in headers. A list of a class, a school or a stage comes whole unless \`page\` or \`limit\` is given. A key that the endpoint does not know
is refused with 422.

**Refusals** carry a code in \`X-Error-Code\`: decide by it. The sentence in the body is for a person, in Russian, and may change. 422 is not worth repeating;
429 and 503 are, after \`Retry-After\` seconds. A new field of a reply or a new code is no new version.
`.trim()

const headers: Json = {
  Link: { description: 'RFC 8288: `first`, `last`, `prev`, `next`', schema: { type: 'string' } },
  'X-Page': { description: 'This page, from 1', schema: { type: 'integer' } },
  'X-Next-Page': { description: 'Empty on the last page', schema: { type: 'string' } },
  'X-Total-Pages': { schema: { type: 'integer' } },
  'X-Total': { description: 'How many rows there are in all', schema: { type: 'integer' } },
  ...refusalHeaders,
}

/** `exam-rehearsals` -> `examRehearsals`, as operations are called. */
const tagOf = (module: string): string =>
  module.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The OpenAPI 3.1 document of these endpoints, with the names of the wire; shapes are called as their contracts export them. */
export function openApiOf(
  endpoints: readonly Endpoint[],
  { title, version, url, sessionCookie }: AboutApi,
  contracts: readonly ModuleContract[],
): Json {
  const schemas = new Schemas(namesOf(contracts))
  const parameters = new Parameters()
  const refusals = new Refusals(refusalsOf(contracts))
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      endpoint,
      schemas,
      parameters,
      refusals,
    )
  }
  const tags = new Set(endpoints.map(({ name }) => name.split('.')[0]!))
  const about = new Map(contracts.map((contract) => [tagOf(contract.module), contract.about]))
  return schemas.complete(
    {
      openapi: '3.1.0',
      info: { title, version, description: introduction },
      servers: [
        { url, description: 'The school' },
        { url: '/', description: 'The host that has answered' },
      ],
      tags: [...tags].toSorted().map((name) => ({ name, description: about.get(name) ?? '' })),
      paths,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Given by signing in' },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: 'X-CSRF-Token',
            description: 'From `GET /api/csrf_token`',
          },
        },
        parameters: parameters.shared,
        headers,
        responses: refusals.shared,
      },
    },
    refusalSchemas,
  )
}
