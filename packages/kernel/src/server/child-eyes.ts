import { commonErrors } from '../contract/errors.ts'
import { type Endpoint, Id } from '../contract/endpoint.ts'
import { admits } from '@school/access'
import type { Database, Sql } from '@school/db'
import { extensionPoint, type Extensions } from './extension.ts'
import type { Identity } from './identity.ts'
import { refusals } from './refuse.ts'

const refuse = refusals(commonErrors)

/** Name of the child's query parameter on the wire; a parsed call has it in camelCase. */
export const childParameter = 'child_id'

/** Identity of this child for the parent; `null` unless the caller is a parent of the child now. */
export type ChildReader = (sql: Sql, parentId: number, childId: number) => Promise<Identity | null>

/** Registered by the module that knows families. */
export const childReader = extensionPoint<ChildReader>('kernel.child_reader', () => 'families')

/** The parts of a call that are needed here. */
interface Asking {
  readonly request: { readonly query: unknown }
  readonly route: { readonly endpoint: Pick<Endpoint, 'method' | 'alsoForParents'> }
  readonly ports: { readonly extensions: Extensions; readonly database: Pick<Database, 'reads'> }
}

const askedChild = ({ request }: Pick<Asking, 'request'>): unknown =>
  (request.query as { childId?: unknown } | null | undefined)?.childId

/** Whether a call is made in the name of a child, whatever it is. */
export const isOfChild = (call: Pick<Asking, 'request'>): boolean => askedChild(call) !== undefined

/**
 * The child on whose behalf a parent reads; `null` when none was named. Mutations on behalf of a child are refused.
 * @throws sign_in_required, forbidden where parents don't read, not_found of somebody else's child
 */
export async function findChildOf(call: Asking, identity: Identity | null): Promise<Identity | null> {
  if (!isOfChild(call)) return null
  if (!identity) throw refuse('sign_in_required')
  if (!admits('parent', identity.viewer)) throw refuse('forbidden')
  const { endpoint } = call.route
  if (endpoint.method !== 'GET' || !endpoint.alsoForParents) throw refuse('forbidden')
  const childId = Id.safeParse(askedChild(call))
  const [read] = call.ports.extensions(childReader)
  const child =
    read && childId.success
      ? await read(call.ports.database.reads.sql, identity.viewer.id, childId.data)
      : null
  if (!child) throw refuse('not_found')
  return child
}

/**
 * Reading on behalf of somebody else gives no rights to act: every `can` of the reply is set to false, except rights to read
 * (`readSolutions`), which keep their value.
 */
export function withoutRights(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRights)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'can' ? allFalse(part) : withoutRights(part),
    ]),
  )
}

const isReading = (name: string): boolean => /^read(?=[A-Z]|$)/.test(name)

const allFalse = (can: unknown): unknown =>
  typeof can === 'object' && can !== null
    ? Object.fromEntries(
        Object.entries(can).map(([name, part]) => [
          name,
          typeof part === 'boolean' && !isReading(name) ? false : part,
        ]),
      )
    : typeof can === 'boolean'
      ? false
      : can
