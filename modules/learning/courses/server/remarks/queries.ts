import type { Sql } from '@school/db'
import { remarksMax } from '../../contract/remarks.ts'

export interface RemarkRow {
  id: number
  atSeconds: number | null
  text: string
  writtenAt: Date
  version: number
}

const columns = `id, at_seconds as "atSeconds", text, written_at as "writtenAt", version`

/** In the order of the film; what is about the whole lesson is after it. */
export async function listRemarkRows(sql: Sql, userId: number, lessonId: number): Promise<RemarkRow[]> {
  const { rows } = await sql.query<RemarkRow>({
    name: 'list_remarks',
    text: `select ${columns} from lesson_remarks where user_id = $1 and lesson_id = $2 order by at_seconds nulls last, id limit ${remarksMax}`,
    values: [userId, lessonId],
  })
  return rows
}

/** @returns nothing when there are as many as may be */
export async function insertRemark(
  sql: Sql,
  remark: { userId: number; lessonId: number; atSeconds: number | null; text: string },
  most: number,
  now: Date,
): Promise<RemarkRow | undefined> {
  const { rows } = await sql.query<RemarkRow>({
    name: 'insert_remark',
    text: `insert into lesson_remarks (user_id, lesson_id, at_seconds, text, written_at)
      select $1, $2, $3, $4, $5 where (select count(*) from lesson_remarks where user_id = $1 and lesson_id = $2) < $6
      returning ${columns}`,
    values: [remark.userId, remark.lessonId, remark.atSeconds, remark.text, now, most],
  })
  return rows[0]
}

/** @returns nothing when it is not theirs */
export async function findRemark(sql: Sql, userId: number, id: number): Promise<RemarkRow | undefined> {
  const { rows } = await sql.query<RemarkRow>({
    name: 'find_remark',
    text: `select ${columns} from lesson_remarks where id = $2 and user_id = $1`,
    values: [userId, id],
  })
  return rows[0]
}

/** @returns nothing when it is not theirs */
export async function updateRemark(
  sql: Sql,
  userId: number,
  id: number,
  text: string,
): Promise<RemarkRow | undefined> {
  const { rows } = await sql.query<RemarkRow>({
    name: 'update_remark',
    text: `update lesson_remarks set text = $3 where id = $2 and user_id = $1 returning ${columns}`,
    values: [userId, id, text],
  })
  return rows[0]
}

export async function deleteRemark(sql: Sql, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'delete_remark',
    text: 'delete from lesson_remarks where id = $2 and user_id = $1',
    values: [userId, id],
  })
  return rowCount === 1
}
