import type { Sql } from '@school/db'
import { extensionPoint, type JobContext } from '@school/kernel/server'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What happens to the rows that refer to an erased person. */
export interface Deletion {
  readonly table: string
  /** The column that refers to the person; absent when the rows belong to the person through another table. */
  readonly column?: string
  readonly effect: 'erased' | 'cleared' | 'kept'
  /** For rows that stay, in any form: why the school may keep them. */
  readonly why?: string
  /** The statement, `$1` is the person; absent when nothing is done. */
  readonly sql?: string
}

/** Rows of a person are deleted. @param column that refers to the person */
export const erased = (table: PgTable, column: string): Deletion => {
  const name = getTableName(table)
  return { table: name, column, effect: 'erased', sql: `delete from ${name} where ${column} = $1` }
}

/** Rows that belong to a person through another table are deleted. @param where an SQL condition, `$1` is the person */
export const erasedWhere = (table: PgTable, where: string): Deletion => {
  const name = getTableName(table)
  return { table: name, effect: 'erased', sql: `delete from ${name} where ${where}` }
}

/** Rows stay without the person’s texts. @param set as in `update … set` */
export const cleared = (
  table: PgTable,
  {
    column,
    where = `${column} = $1`,
    set,
    why,
  }: { column?: string; where?: string; set: string; why: string },
): Deletion => {
  const name = getTableName(table)
  return {
    table: name,
    ...(column === undefined ? {} : { column }),
    effect: 'cleared',
    why,
    sql: `update ${name} set ${set} where ${where}`,
  }
}

/** Rows stay as they are: the person they refer to no longer has a name. */
export const kept = (table: PgTable, column: string, why: string): Deletion => ({
  table: getTableName(table),
  column,
  effect: 'kept',
  why,
})

/** What happens to rows of an unused account when it is merged into another account of the same person (decision 076). */
export interface Merge {
  readonly table: string
  readonly column: string
  /** `$1` is the merged account, `$2` the one that stays; absent where rows are deleted with the account. */
  readonly sql?: string
}

/** Rows that are no sign of use and are deleted with the account. */
export const deletedOnMerge = (table: PgTable, column: string): Merge => ({
  table: getTableName(table),
  column,
})

/** Rows that are no sign of use and move to the other account. @param sql in which `$1` is merged and `$2` stays */
export const movedOnMerge = (table: PgTable, column: string, sql: string): Merge => ({
  table: getTableName(table),
  column,
  sql,
})

/** The person to be erased, with contacts that may occur in other people’s rows. */
export interface Forgotten {
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
}

/** A section of a person’s data export. */
export interface DataExport {
  /** The file's name and the heading of a section. */
  readonly name: string
  readonly title: string
  /** Titles of the columns for the reader. */
  readonly columns: Readonly<Record<string, string>>
  /** `$1` is the person. Contains no secrets, keys or other people. */
  readonly sql: string
}

/** What a module keeps about a person (decision 065). */
export interface PersonPart {
  readonly module: string
  readonly deletions: readonly Deletion[]
  readonly dataExports?: readonly DataExport[]
  /** Any other row means that the account was used, and it must not be merged. */
  readonly merges?: readonly Merge[]
  /** Work that goes beyond statements about the person’s own rows; runs before them. */
  readonly before?: (ctx: JobContext, person: Forgotten) => Promise<void>
  /** An SQL condition over `users u`: an auto-registered account that must not be erased although it has no password and no contact. */
  readonly holdsGuest?: string
}

/** Every module with a table that refers to people declares here what happens to its rows. */
export const personPart = extensionPoint<PersonPart>('personal-data.part', ({ module }) => module)

/** Rows that a module adds to a person’s data export, with columns named for the reader. */
export async function readDataExport(
  sql: Sql,
  { sql: text, columns }: DataExport,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.query<Record<string, unknown>>({ text, values: [userId] })
  return rows.map((row) =>
    Object.fromEntries(Object.entries(columns).map(([column, title]) => [title, row[column]])),
  )
}
