import type { Sql } from '@school/db'
import type { WalkFrom } from '@school/kernel/server'
import type { StoredFile } from '../contract/stored-file.ts'

export interface FileRow extends StoredFile {
  ownerId: number | null
  isAttached: boolean
}

const columns = `id, name, type, size, owner_id as "ownerId", attached_at is not null as "isAttached"`

export async function findFile(sql: Sql, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql.query<FileRow>({
    name: 'find_file',
    text: `select ${columns} from files where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Files of a person that are a part of nothing yet. */
export async function countLoose(sql: Sql, ownerId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_loose_files',
    text: 'select count(*)::int as count from files where owner_id = $1 and attached_at is null',
    values: [ownerId],
  })
  return rows[0]!.count
}

/** @returns false when the id is taken */
export async function insertFile(
  sql: Sql,
  ownerId: number,
  { id, name, type, size }: StoredFile,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'insert_file',
    text: `insert into files (id, owner_id, name, type, size, created_at) values ($1, $2, $3, $4, $5, $6)
      on conflict do nothing`,
    values: [id, ownerId, name, type, size, now],
  })
  return rowCount === 1
}

/** Makes files of a person a part of something. @returns those that there are, as they were kept */
export async function markAttached(
  sql: Sql,
  ownerId: number,
  ids: readonly string[],
  now: Date,
): Promise<StoredFile[]> {
  const { rows } = await sql.query<StoredFile>({
    name: 'mark_files_attached',
    text: `update files set attached_at = coalesce(attached_at, $3) where owner_id = $1 and id = any($2::uuid[])
      returning id, name, type, size`,
    values: [ownerId, ids, now],
  })
  return rows
}

/** No longer needed: not attached since then, or of a person who is gone. */
const looseSql = '(owner_id is null or (attached_at is null and created_at < $1))'

export async function listLoose(
  sql: Sql,
  before: Date,
  { after, except }: WalkFrom<string>,
): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'list_loose_files',
    text: `select id from files where ${looseSql} and ($2::uuid is null or id > $2) and id <> all($3::uuid[])
      order by id limit 1000`,
    values: [before, after, except],
  })
  return rows.map(({ id }) => id)
}

/** @returns those of them that were loose and are taken away */
export async function deleteLoose(sql: Sql, before: Date, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>({
    name: 'delete_loose_files',
    text: `delete from files where ${looseSql} and id = any($2::uuid[]) returning id`,
    values: [before, ids],
  })
  return rows.map(({ id }) => id)
}

/** Every file that has a row: what a copy of the school must hold. */
export async function listKeptFiles(sql: Sql): Promise<{ id: string; size: number }[]> {
  const { rows } = await sql.query<{ id: string; size: number }>({
    text: 'select id, size from files order by id',
  })
  return rows
}

export interface OwnFile {
  id: string
  name: string
}

/** Everything that a person has sent, the oldest first. */
export async function listFilesOf(sql: Sql, ownerId: number): Promise<OwnFile[]> {
  const { rows } = await sql.query<OwnFile>({
    name: 'list_files_of',
    text: 'select id, name from files where owner_id = $1 order by created_at, id',
    values: [ownerId],
  })
  return rows
}

/** Whether the row is still there; waits for the job that is just taking it away. */
export async function isFileKept(sql: Sql, id: string): Promise<boolean> {
  const { rowCount } = await sql.query({ text: 'select from files where id = $1 for share', values: [id] })
  return rowCount === 1
}
