import type { Sql } from '@school/db'
import type { DataCopy } from '../../contract/own-data.ts'

const dayMs = 24 * 3600_000
const livesMs = 7 * dayMs

export interface CopyRow {
  id: number
  userId: number
  askedAt: Date
}

const columns = 'id, user_id as "userId", asked_at as "askedAt"'

/** What somebody has asked for and may take still, the newest first. */
export async function listCopies(sql: Sql, askedBy: number, now: Date): Promise<CopyRow[]> {
  const { rows } = await sql.query<CopyRow>({
    name: 'list_data_copies',
    text: `select distinct on (user_id) ${columns} from data_copies where asked_by = $1 and asked_at > $2
      order by user_id, asked_at desc, id desc`,
    values: [askedBy, new Date(now.getTime() - livesMs)],
  })
  return rows
}

export async function findCopy(
  sql: Sql,
  { id, askedBy }: { id: number; askedBy: number },
  now: Date,
): Promise<CopyRow | undefined> {
  const { rows } = await sql.query<CopyRow>({
    name: 'find_data_copy',
    text: `select ${columns} from data_copies where id = $1 and asked_by = $2 and asked_at > $3`,
    values: [id, askedBy, new Date(now.getTime() - livesMs)],
  })
  return rows[0]
}

/** @returns `null` when one was asked for within a day: it is given still */
export async function insertCopy(
  sql: Sql,
  { userId, askedBy }: { userId: number; askedBy: number },
  now: Date,
): Promise<CopyRow | null> {
  const { rows } = await sql.query<CopyRow>({
    name: 'insert_data_copy',
    text: `insert into data_copies (user_id, asked_by, asked_at) select $1, $2, $3
      where not exists (select from data_copies where user_id = $1 and asked_by = $2 and asked_at > $4) returning ${columns}`,
    values: [userId, askedBy, now, new Date(now.getTime() - dayMs)],
  })
  return rows[0] ?? null
}

export const forgetCopies = async (sql: Sql, now: Date): Promise<void> => {
  await sql.query({
    text: 'delete from data_copies where asked_at <= $1',
    values: [new Date(now.getTime() - livesMs)],
  })
}

export const presentCopy = ({ id, userId, askedAt }: CopyRow): DataCopy => ({
  id,
  userId,
  askedAt: askedAt.toISOString(),
  endsAt: new Date(askedAt.getTime() + livesMs).toISOString(),
  nextAt: new Date(askedAt.getTime() + dayMs).toISOString(),
})
