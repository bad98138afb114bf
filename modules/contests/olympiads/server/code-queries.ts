import type { Sql } from '@school/db'
import { titleOrderSql } from '@school/organizations/server'
import type { Guesses } from './rules/index.ts'

export interface CodeRow {
  id: number
  code: string
  seats: number
  taken: number
  school: string
}

export interface SchoolCodeRow extends CodeRow {
  stageId: number
  schoolId: number
}

/** School in which a teacher works now; undefined for teachers outside of schools. */
export async function findOwnSchool(
  sql: Sql,
  userId: number,
): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql.query<{ id: number; name: string }>({
    name: 'find_own_school',
    text: `select o.id, o.short_name as name from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = $1 and m.is_active and m.role in ('teacher', 'admin') and o.kind = 'school'`,
    values: [userId],
  })
  return rows[0]
}

/** Codes of schools for these stages. */
export async function listSchoolCodes(
  sql: Sql,
  organizationIds: readonly number[],
  stageIds: readonly number[],
): Promise<SchoolCodeRow[]> {
  const { rows } = await sql.query<SchoolCodeRow>({
    name: 'list_school_codes',
    text: `select c.id, c.stage_id as "stageId", c.organization_id as "schoolId", c.code, c.seats, c.taken, o.short_name as school
      from olympiad_codes c join organizations o on o.id = c.organization_id
      where c.organization_id = any($1::int[]) and c.stage_id = any($2::int[]) order by ${titleOrderSql('o.short_name')}, o.id`,
    values: [organizationIds, stageIds],
  })
  return rows
}

/** Takes a seat of a code. @returns undefined when the code does not exist, `isFull` when all seats are taken */
export async function takeSeat(
  sql: Sql,
  stageId: number,
  code: string,
): Promise<{ id: number; isFull: boolean } | undefined> {
  const { rows } = await sql.query<{ id: number; isFull: boolean }>({
    name: 'take_olympiad_seat',
    text: `with found as (select id, taken, seats from olympiad_codes where stage_id = $1 and code = $2 for update),
      taking as (update olympiad_codes c set taken = c.taken + 1 from found f where c.id = f.id and f.taken < f.seats returning c.id)
      select f.id, not exists (select from taking) as "isFull" from found f`,
    values: [stageId, code],
  })
  return rows[0]
}

/** Number of codes tried by a person; the row is locked until the commit. */
export async function lockGuesses(sql: Sql, stageId: number, userId: number): Promise<Guesses | null> {
  await sql.query({
    name: 'begin_olympiad_guesses',
    text: `insert into olympiad_code_guesses (stage_id, user_id, guesses, guessed_at) values ($1, $2, 0, 'epoch') on conflict do nothing`,
    values: [stageId, userId],
  })
  const { rows } = await sql.query<Guesses>({
    name: 'lock_olympiad_guesses',
    text: `select guesses, guessed_at as "guessedAt" from olympiad_code_guesses where stage_id = $1 and user_id = $2 for update`,
    values: [stageId, userId],
  })
  return rows[0] ?? null
}

export async function saveGuesses(
  sql: Sql,
  stageId: number,
  userId: number,
  { guesses, guessedAt }: Guesses,
): Promise<void> {
  await sql.query({
    name: 'save_olympiad_guesses',
    text: 'update olympiad_code_guesses set guesses = $3, guessed_at = $4 where stage_id = $1 and user_id = $2',
    values: [stageId, userId, guesses, guessedAt],
  })
}

/** @returns false when more pupils have already entered */
export async function setSeatsOf(sql: Sql, codeId: number, seats: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'set_olympiad_seats',
    text: 'update olympiad_codes set seats = $2 where id = $1 and taken <= $2',
    values: [codeId, seats],
  })
  return rowCount === 1
}
