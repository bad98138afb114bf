import { toSnakeCase } from 'drizzle-orm/casing'
import type { Statement } from './sql.ts'

type Kind = 'question' | 'write'
type Types<P> = { readonly [K in keyof P & string]: string }

/**
 * A statement for one or many at once: whoever needs it gives a row of parameters, and all rows of the moment travel in one
 * statement, for PostgreSQL spends more on a statement than on a row.
 */
interface Gathered<K extends Kind> {
  readonly kind: K
  readonly name: string
  readonly text: string
  readonly parameters: readonly string[]
}

/** A row of parameters for a gathered statement. */
export interface Given<K extends Kind = Kind> {
  readonly statement: Gathered<K>
  readonly row: Readonly<Record<string, unknown>>
}

export interface Asking<R> extends Given<'question'> {
  /** Tells the compiler what a row of the answer is; there is no such value. */
  readonly answer?: R
}

export type Writing = Given<'write'>

function gathered<K extends Kind>(
  kind: K,
  name: string,
  types: Readonly<Record<string, string>>,
  text: (asked: string) => string,
): Gathered<K> {
  const parameters = Object.keys(types)
  const arrays = parameters.map((parameter, i) => `$${i + 1}::${types[parameter]}[]`)
  const columns = [...parameters.map((parameter) => toSnakeCase(parameter)), 'nth']
  const asked = `unnest(${arrays.join(', ')}) with ordinality as asked(${columns.join(', ')})`
  return { kind, name, text: text(asked), parameters }
}

/**
 * A question that many may ask at once.
 * @param types of the parameters in PostgreSQL's words
 * @param select what one of them asks: parameters are columns of `asked`, in snake_case
 */
export function question<P extends object, R>(
  name: string,
  types: Types<P>,
  select: string,
): (row: P) => Asking<R> {
  // Trap: without the `offset` the planner takes the rows of all together and joins them with whole tables.
  const statement = gathered(
    'question',
    name,
    types,
    (asked) => `select asked.nth, answer.* from ${asked} cross join lateral (${select} offset 0) answer`,
  )
  return (row) => ({ statement, row: row as Given['row'] })
}

/**
 * A write that many may make at once: of all rows or, by the database's constraints, of none.
 * @param types of the parameters in PostgreSQL's words
 * @param text the statement over the rows of parameters, `insert … select … from ${asked}`: they are called `asked`, their columns are in snake_case
 * Trap: an `update` takes one of two rows of parameters that find the same row of a table, so a constraint must forbid two.
 */
export function write<P extends object>(
  name: string,
  types: Types<P>,
  text: (asked: string) => string,
): (row: P) => Writing {
  const statement = gathered('write', name, types, text)
  return (row) => ({ statement, row: row as Given['row'] })
}

/** Rows of one statement, as the driver takes it. */
export function statementOf(given: readonly Given[]): Statement {
  const { name, text, parameters } = given[0]!.statement
  return { name, text, values: parameters.map((parameter) => given.map(({ row }) => row[parameter])) }
}

export const isGiven = (write: Statement | Writing): write is Writing => 'statement' in write
