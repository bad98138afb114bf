import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** Typed queries. Inside a mutation it is the transaction: nothing else may be used there. */
export type Db = NodePgDatabase<Record<string, never>>

export type Statement = QueryConfig

/** Hand-written SQL for hot paths: a named statement is planned once per connection. */
export interface Sql {
  query<R extends QueryResultRow>(statement: Statement): Promise<QueryResult<R>>
}

export const typed = (client: Sql): Db => drizzle(client as Pool, { casing: 'snake_case' })
