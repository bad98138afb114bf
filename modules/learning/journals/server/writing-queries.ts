import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { JournalMark } from '../contract/marks.ts'
import type { StandingCell } from './rules.ts'

/** Locks columns of a class: other writers of them wait for the commit. @returns with the homework of each */
export async function lockColumns(
  sql: Sql,
  classId: number,
  columnIds: readonly number[],
): Promise<{ id: number; homeworkId: number | null }[]> {
  const { rows } = await sql.query<{ id: number; homeworkId: number | null }>({
    name: 'lock_journal_columns',
    text: `select id, homework_id as "homeworkId" from journal_columns
      where school_class_id = $1 and id = any($2::int[]) and removed_at is null order by id for update`,
    values: [classId, columnIds],
  })
  return rows
}

/** How many of these are pupils of the class. */
export async function countPupils(sql: Sql, classId: number, userIds: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_pupils_of_journal',
    text: `select count(*)::int as count from class_members where school_class_id = $1 and role = 'pupil' and user_id = any($2::int[])`,
    values: [classId, userIds],
  })
  return rows[0]!.count
}

/** The current state of cells, with the last change of each. Lock their columns first. */
export async function listStanding(
  sql: Sql,
  cells: readonly { columnId: number; userId: number }[],
): Promise<StandingCell[]> {
  const { rows } = await sql.query<StandingCell>({
    name: 'list_standing_journal_cells',
    text: `select k.column_id as "columnId", k.user_id as "userId", k.mark, k.comment, k.version, k.updated_at as "changedAt",
        ${teacherNameSql('u')} as "changedBy", (select x.from_mark from journal_changes x
          where x.column_id = k.column_id and x.user_id = k.user_id order by x.id desc limit 1) as was
      from unnest($1::int[], $2::int[]) asked (column_id, user_id)
      join journal_marks k on k.column_id = asked.column_id and k.user_id = asked.user_id
      left join users u on u.id = k.updated_by`,
    values: [cells.map(({ columnId }) => columnId), cells.map(({ userId }) => userId)],
  })
  return rows
}

export interface CellToWrite {
  columnId: number
  userId: number
  from: JournalMark | null
  mark: JournalMark | null
  comment: string | null
  version: number
}

/** Writes cells and what they were, in one statement. Lock their columns first. */
export async function putCells(
  sql: Sql,
  cells: readonly CellToWrite[],
  { teacherId, now }: { teacherId: number; now: Date },
): Promise<void> {
  await sql.query({
    name: 'put_journal_cells',
    text: `with cell as (
        select * from jsonb_to_recordset($1::jsonb) as x("columnId" int, "userId" int, "from" text, mark text, comment text, version int)
      ), logged as (
        insert into journal_changes (column_id, user_id, from_mark, to_mark, comment, changed_by, changed_at)
        select "columnId", "userId", "from", mark, comment, $2, $3 from cell
      )
      insert into journal_marks (column_id, user_id, mark, comment, version, updated_by, updated_at)
      select "columnId", "userId", mark, comment, version, $2, $3 from cell
      on conflict (column_id, user_id) do update set mark = excluded.mark, comment = excluded.comment, version = excluded.version,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    values: [JSON.stringify(cells), teacherId, now],
  })
}
