import { getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { namedBy, type Sql } from './sql.ts'

/** Keeps one message to the database within a few megabytes. */
const rowsAtOnce = 5000

/**
 * Inserts many rows in a few statements: they travel as one JSON parameter, so that their number is not bounded
 * by the number of parameters. All rows name the same columns; the others get their defaults.
 * @returns the ids given by the database, in the order of rows; nothing for a table without `id`
 */
export async function insertMany<T extends PgTable>(
  sql: Sql,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const known = getTableColumns(table)
  const names = Object.keys(first).filter((name) => name in known)
  const columns = names.map((name) => `"${toSnakeCase(name)}"`).join(', ')
  const name = `"${getTableName(table)}"`
  const text = `insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb) with ordinality order by ordinality
    ${'id' in known ? 'returning id' : ''}`

  const ids: number[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const records = rows.slice(at, at + rowsAtOnce).map((row) => recordOf(row, names))
    const made = await sql.query<{ id: number | string }>({
      name: namedBy('insert_many', text),
      text,
      values: [JSON.stringify(records)],
    })
    if ('id' in known) ids.push(...made.rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
  }
  return ids
}

/** Names of columns are converted, what is inside of a JSON column is not. */
const recordOf = (row: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [toSnakeCase(name), row[name]]))
