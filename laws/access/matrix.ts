import type { routes } from '@school/server/modules'
import { formWith, type Person, type Reply, type ModuleVisits, type TestSchool } from '@school/server/testing'
import { toWire } from '@school/kernel/contract'
import { sampleFor } from './samples.ts'

export type Endpoint = (typeof routes)[number]['endpoint']
export type People = Record<string, Person>

/** An object of a parameter in a state. */
export interface Found {
  state: string
  params: Record<string, unknown>
  owner: Person | null
  leader: Person | null
}

const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** Parameters of operations for which there is no object. */
export function unknownParameters(
  endpoints: readonly Endpoint[],
  found: ReadonlyMap<string, Found[]>,
): string[] {
  return endpoints.flatMap(({ method, path }) => {
    const [lead, ...rest] = parametersOf(path)
    if (!lead) return []
    const known = found.get(lead)
    if (!known) return [`${method} ${path}: no objects for ${lead} in the visits of a module`]
    const missing = rest.filter((name) => known.some(({ params }) => params[name] == null))
    return missing.map((name) => `${method} ${path}: objects of ${lead} do not name ${name}`)
  })
}

/** Creates objects that the demo school lacks, and finds an object of each kind in every state. */
export async function findObjects(
  school: TestSchool,
  visits: readonly ModuleVisits[],
): Promise<Map<string, Found[]>> {
  const valuesOf = (query: string) => (query.includes('$1') ? [school.now] : [])
  for (const query of visits.flatMap(({ prepared = [] }) => prepared))
    await school.rows(query, valuesOf(query))
  const people = new Map<number, Promise<Person>>()
  const personOf = async (id: unknown): Promise<Person | null> => {
    if (typeof id !== 'number') return null
    if (!people.has(id)) people.set(id, school.signedIn(id))
    return people.get(id)!
  }
  const found = new Map<string, Found[]>()
  for (const [name, states] of visits.flatMap(({ objects = {} }) => Object.entries(objects))) {
    for (const [state, query] of Object.entries(states)) {
      const [row] = await school.rows<Record<string, unknown>>(query, valuesOf(query))
      if (!row) throw new Error(`the demo school has no ${name} in the state «${state}»`)
      const { owner, leader, ...params } = row
      const one = { state, params, owner: await personOf(owner), leader: await personOf(leader) }
      found.set(name, [...(found.get(name) ?? []), one])
    }
  }
  return found
}

export const nothing: Found = { state: '', params: {}, owner: null, leader: null }

/** @returns the objects with which an operation is tested; an operation without parameters is tested once */
export const objectsOf = ({ path }: Endpoint, found: ReadonlyMap<string, Found[]>): readonly Found[] => {
  const [lead] = parametersOf(path)
  return lead ? found.get(lead)! : [nothing]
}

const queryOf = ({ query }: Endpoint, more: Record<string, string>): string => {
  const needed = Object.entries(sampleFor(query, {}) ?? {}).filter(([, value]) => typeof value !== 'object')
  const asked = new URLSearchParams({
    ...(toWire(Object.fromEntries(needed)) as Record<string, string>),
    ...more,
  })
  return asked.size === 0 ? '' : `?${asked}`
}

/** A complete picture of one white pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Calls an operation on an object, with a body that is valid by its contract. @param query in addition to the required parameters */
export function knock(
  person: Person,
  endpoint: Endpoint,
  { params }: Found,
  query: Record<string, string> = {},
): Promise<Reply> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
  const url = path + queryOf(endpoint, query)
  if (endpoint.fileField)
    return person.send(endpoint.method, url, undefined, { raw: formWith(endpoint.fileField, dot) })
  if (endpoint.fileBytes)
    return person.send(endpoint.method, url, undefined, { raw: { type: 'image/png', text: png } })
  const sample = endpoint.method === 'GET' ? undefined : (sampleFor(endpoint.body, params) ?? {})
  // One of two optional fields is required, which the JSON schema does not express.
  const body =
    endpoint.name === 'accounts.signUp'
      ? { ...sample, user: { ...(sample?.['user'] as object), name: 'Миронова Маша' } }
      : sample
  // Signing out would change the person of the next call.
  const isLeaving = endpoint.path === '/user/log_out'
  return person.send(
    endpoint.method,
    url,
    toWire(body),
    isLeaving ? { headers: { 'x-csrf-token': 'spare' } } : {},
  )
}

/** The same operation on an absent object; words and tokens are valid by the contract. */
export const absent = (endpoint: Endpoint): Found => ({
  ...nothing,
  params: Object.fromEntries(
    parametersOf(endpoint.path).map((name) => {
      const word = sampleFor(endpoint.params, {})?.[name]
      return [name, typeof word === 'string' ? word : 2_147_483_647]
    }),
  ),
})

/**
 * `·` forbidden, `-` not found, `x` refused by a rule, `+` done. A successful mutation is rolled back at its commit (see `takeBack`)
 * and answers 500.
 */
export function mark({ status }: Reply): string {
  if (status === 401 || status === 403) return '·'
  if (status === 404) return '-'
  return status >= 400 && status < 500 ? 'x' : '+'
}

/** From now on all changes except sessions are rolled back: every call finds the school unchanged. */
export async function takeBack(school: TestSchool): Promise<void> {
  await school.rows(`create function take_back() returns trigger language plpgsql as $$
    begin raise exception 'taken back'; end $$`)
  const tables = await school.rows<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('sessions', 'idempotency_keys')`,
  )
  for (const { name } of tables)
    await school.rows(
      `create constraint trigger taken_back after insert or update or delete on ${name}
       deferrable initially deferred for each row execute function take_back()`,
    )
}
