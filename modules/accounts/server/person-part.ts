import type { Sql } from '@school/db'
import { extensionPoint, type JobContext } from '@school/kernel/server'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** What becomes of the rows in which a column names a person who is gone. */
export interface Fate {
  readonly table: string
  /** The column that refers to the person; absent where rows are theirs by way of another table. */
  readonly column?: string
  readonly fate: 'erased' | 'cleared' | 'kept'
  /** For rows that stay, in any form: why the school may keep them. */
  readonly why?: string
  /** Done with `$1`, the person; absent where nothing is. */
  readonly sql?: string
}

/** Rows of a person go. @param column that refers to the person */
export const erased = (table: PgTable, column: string): Fate => {
  const name = getTableName(table)
  return { table: name, column, fate: 'erased', sql: `delete from ${name} where ${column} = $1` }
}

/** Rows that are a person's by way of another table go. @param where in the words of SQL, `$1` is the person */
export const erasedWhere = (table: PgTable, where: string): Fate => {
  const name = getTableName(table)
  return { table: name, fate: 'erased', sql: `delete from ${name} where ${where}` }
}

/** Rows stay without what the person has said. @param set as in `update … set` */
export const cleared = (
  table: PgTable,
  {
    column,
    where = `${column} = $1`,
    set,
    why,
  }: { column?: string; where?: string; set: string; why: string },
): Fate => {
  const name = getTableName(table)
  return {
    table: name,
    ...(column === undefined ? {} : { column }),
    fate: 'cleared',
    why,
    sql: `update ${name} set ${set} where ${where}`,
  }
}

/** Rows stay as they are: the person whom they name has no name any more. */
export const kept = (table: PgTable, column: string, why: string): Fate => ({
  table: getTableName(table),
  column,
  fate: 'kept',
  why,
})

/** What happens to rows of an unused account when it is merged into another account of the same person (decision 076). */
export interface Passing {
  readonly table: string
  readonly column: string
  /** `$1` is the account that goes, `$2` the one that stays; absent where rows go with the account. */
  readonly sql?: string
}

/** Rows that say nothing of use, and go with the account. */
export const fallsAway = (table: PgTable, column: string): Passing => ({ table: getTableName(table), column })

/** Rows that say nothing of use, and are the other account’s from then on. @param sql in which `$1` goes and `$2` stays */
export const passesOn = (table: PgTable, column: string, sql: string): Passing => ({
  table: getTableName(table),
  column,
  sql,
})

/** Who is being forgotten, with what others may have written down of them. */
export interface Forgotten {
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
}

/** A part of the copy that a person takes along. */
export interface Carried {
  /** The file's name and the heading of a section. */
  readonly name: string
  readonly title: string
  /** What the reader calls the columns. */
  readonly columns: Readonly<Record<string, string>>
  /** `$1` is the person. Secrets, keys and other people are in none. */
  readonly sql: string
}

/** What a module keeps about a person (decision 065). */
export interface PersonPart {
  readonly room: string
  readonly fates: readonly Fate[]
  readonly carries?: readonly Carried[]
  /** A row of anything else means that the account was used, and it is joined into none. */
  readonly passes?: readonly Passing[]
  /** What no statement about one's own rows says; runs before them. */
  readonly before?: (ctx: JobContext, person: Forgotten) => Promise<void>
  /** In the words of SQL over `users u`: somebody without a password and a contact is no passer-by all the same. */
  readonly holdsGuest?: string
}

/** Every module with a table that refers to people declares here what happens to its rows. */
export const personPart = extensionPoint<PersonPart>('accounts.person', ({ room }) => room)

/** Rows that a module adds to a person’s data export, with columns named for the reader. */
export async function readCarried(
  sql: Sql,
  { sql: text, columns }: Carried,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.query<Record<string, unknown>>({ text, values: [userId] })
  return rows.map((row) =>
    Object.fromEntries(Object.entries(columns).map(([column, title]) => [title, row[column]])),
  )
}
