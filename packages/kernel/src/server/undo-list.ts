import { namedBy, type Sql } from '@school/db'
import { mostKeptNamed, type RecentImport, type UndoneImport, undoableMs } from '../contract/list-import.ts'
import { getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from './context.ts'
import { isLate, type Keep, type Reference, whyKeptSql } from './undo-list-rules.ts'

/** Lists of one kind: the columns in which they are recorded, and the rows that they have created. */
export interface ListKind<Named extends object = object> {
  /** The owner of a list: a class, an organization. Its table has a row for each list, with `made_at` and `undone_at`. */
  readonly owner: PgColumn
  /** The rows that each list has created. Its table has a row for each line of a list, with `import_id`. */
  readonly created: PgColumn
  /** The key that `created` refers to. */
  readonly key: PgColumn
  /** A condition in SQL over the list `i`, its line `l` and the row `r`: the row is still where the list has put it. */
  readonly isThereSql: string
  /** The name of a row: a JSON object in SQL, over `r`. */
  readonly namedSql: string
  readonly nameOf: (row: Named) => string
}

/** Names of the tables and columns as they are in the database. */
const namesOf = ({ owner, created, key }: Pick<ListKind, 'owner' | 'created' | 'key'>) => ({
  imports: getTableName(owner.table),
  owner: toSnakeCase(owner.name),
  listed: getTableName(created.table),
  column: toSnakeCase(created.name),
  rows: getTableName(key.table),
})

function fromSql(kind: Omit<ListKind, 'nameOf'>): string {
  const { imports, listed, column, rows } = namesOf(kind)
  return `from ${imports} i join ${listed} l on l.import_id = i.id join ${rows} r on r.id = l.${column}`
}

/** Lists of the last day that have remaining rows. */
export async function listRecentImports(
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  kind: Omit<ListKind, 'nameOf'>,
  ownerId: number,
): Promise<RecentImport[]> {
  const text = `select i.id, i.made_at as "madeAt", count(*)::int as added ${fromSql(kind)}
    where i.${namesOf(kind).owner} = $1 and i.undone_at is null and i.made_at >= $2 and ${kind.isThereSql}
    group by i.id order by i.made_at desc, i.id desc`
  const { rows } = await sql.query<Omit<RecentImport, 'madeAt'> & { madeAt: Date }>({
    name: namedBy('list_recent_imports', text),
    text,
    values: [ownerId, new Date(now.getTime() - undoableMs)],
  })
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
}

/** Every column that refers to rows created by a kind of list, of higher modules as well, from the database catalogue. */
export async function referencesTo(
  sql: Sql,
  kind: Pick<ListKind, 'owner' | 'created' | 'key'>,
): Promise<Reference[]> {
  const { rows: table, listed } = namesOf(kind)
  const { rows } = await sql.query<Reference>({
    name: 'list_references_to',
    text: `select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = $1::text::regclass and c.conrelid <> $2::text::regclass
      order by 1, 2`,
    values: [table, listed],
  })
  return rows
}

interface Undoing<Reason extends string> {
  readonly ownerId: number
  readonly importId: number
  readonly absent: () => Error
  readonly late: () => Error
  /** In order of precedence: one reason is enough for a row to stay. */
  readonly keeps: readonly Keep<Reason>[]
  /** Reasons in words. */
  readonly words: Readonly<Record<Reason, string>>
  readonly remove: (ids: readonly number[]) => Promise<unknown>
}

/**
 * Undoes a list: deletes the rows that it has created, except those in use. The list and then its rows, in the order of their ids, are locked
 * before they are checked: from then on no new references appear, and pending ones are waited for and seen.
 * Idempotent.
 * @throws `absent`, `late`
 */
export async function undoList<Reason extends string, Named extends object>(
  ctx: Ctx,
  kind: ListKind<Named>,
  { ownerId, importId, absent, late, keeps, words, remove }: Undoing<Reason>,
): Promise<UndoneImport> {
  const { sql, now } = ctx
  const madeAt = await lockList(sql, kind, { ownerId, importId, absent })
  if (madeAt === null) return { removed: 0, stayed: 0, kept: [] }
  if (isLate(madeAt, now)) throw late()
  await lockRows(sql, kind, importId)
  const text = `select r.id, ${kind.namedSql} as named, ${whyKeptSql(keeps)} as reason ${fromSql(kind)}
    where i.id = $1 and ${kind.isThereSql} order by r.id`
  const { rows } = await sql.query<{ id: number; named: Named; reason: Reason | null }>({
    name: namedBy('sort_imported', text),
    text,
    values: [importId],
  })
  const gone = rows.flatMap(({ id, reason }) => (reason === null ? [id] : []))
  const kept = rows.flatMap(({ named, reason }) =>
    reason === null ? [] : [{ name: kind.nameOf(named), reason: words[reason] }],
  )
  await remove(gone)
  const note = `update ${namesOf(kind).imports} set undone_at = $2 where id = $1`
  await sql.query({ name: namedBy('note_undone_list', note), text: note, values: [importId, now] })
  return { removed: gone.length, stayed: kept.length, kept: kept.slice(0, mostKeptNamed) }
}

/** @returns when it was made; `null` when it is undone already */
async function lockList(
  sql: Sql,
  kind: ListKind<never>,
  { ownerId, importId, absent }: Pick<Undoing<string>, 'ownerId' | 'importId' | 'absent'>,
): Promise<Date | null> {
  const { imports, owner } = namesOf(kind)
  const text = `select made_at as "madeAt", undone_at as "undoneAt" from ${imports} where id = $1 and ${owner} = $2 for update`
  const { rows } = await sql.query<{ madeAt: Date; undoneAt: Date | null }>({
    name: namedBy('lock_list', text),
    text,
    values: [importId, ownerId],
  })
  if (!rows[0]) throw absent()
  return rows[0].undoneAt === null ? rows[0].madeAt : null
}

async function lockRows(sql: Sql, kind: ListKind<never>, importId: number): Promise<void> {
  const { listed, column, rows } = namesOf(kind)
  const text = `select from ${rows} where id in (select ${column} from ${listed} where import_id = $1) order by id for update`
  await sql.query({ name: namedBy('lock_imported', text), text, values: [importId] })
}
