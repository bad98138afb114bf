import { hash } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Typed queries. Inside a mutation it is the transaction: nothing else may be used there. */
export type Db = NodePgDatabase<Record<string, never>>

export type Statement = QueryConfig

/**
 * The name of a statement that has many texts. PostgreSQL reads the first 63 characters of a name: two long ones that
 * differ later are one to it.
 */
export const namedBy = (kind: string, text: string): string =>
  `${kind}_${hash('sha256', text, 'base64url').slice(0, 16)}`

/** Hand-written SQL for hot paths: a named statement is planned once per connection. */
export interface Sql {
  query<R extends QueryResultRow>(statement: Statement): Promise<QueryResult<R>>
}

export const typed = (client: Sql): Db => drizzle(client as Pool, { casing: 'snake_case' })
