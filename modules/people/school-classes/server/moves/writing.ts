import type { Sql } from '@school/db'

/** Makes the next class of each, where it does not exist yet. @returns how many were made */
export async function makeNextClasses(sql: Sql, classIds: readonly number[], year: number): Promise<number> {
  const { rowCount } = await sql.query({
    name: 'make_next_classes',
    text: `insert into school_classes (organization_id, grade_index, letter, school_year)
      select organization_id, grade_index + 1, letter, $2 from school_classes where id = any($1::int[]) order by id on conflict do nothing`,
    values: [classIds, year],
  })
  return rowCount ?? 0
}

export interface NewMove {
  readonly fromId: number
  readonly toId: number | null
  readonly madeClass: boolean
}

/** Ends earlier moves of these classes first: a class that was restored by hand goes over again. @returns ids of the moves */
export async function addMoves(
  sql: Sql,
  moves: readonly NewMove[],
  { kind, now, byId }: { kind: 'year' | 'merger'; now: Date; byId: number },
): Promise<number[]> {
  await sql.query({
    name: 'end_former_moves',
    text: 'update class_moves set undone_at = $2 where from_class_id = any($1::int[]) and undone_at is null',
    values: [moves.map(({ fromId }) => fromId), now],
  })
  const { rows } = await sql.query<{ id: number }>({
    name: 'add_class_moves',
    text: `insert into class_moves (kind, from_class_id, to_class_id, made_class, moved_at, moved_by)
      select $1, n.from_id, n.to_id, n.made, $5, $6 from unnest($2::int[], $3::int[], $4::boolean[]) as n (from_id, to_id, made)
      returning id`,
    values: [
      kind,
      moves.map(({ fromId }) => fromId),
      moves.map(({ toId }) => toId),
      moves.map(({ madeClass }) => madeClass),
      now,
      byId,
    ],
  })
  return rows.map(({ id }) => id)
}

/**
 * Everybody of the former classes is in those they went to, except for a pupil who leaves or sits in another class of that year.
 * @returns who came there
 */
export async function seatMoved(
  sql: Sql,
  moveIds: readonly number[],
  leavingIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'seat_moved_people',
    text: `with coming as (
        select m.id as move_id, m.to_class_id, p.user_id, p.role, p.added_by,
          row_number() over (partition by p.user_id, p.role order by m.from_class_id) as turn
        from class_moves m join school_classes t on t.id = m.to_class_id
        join class_members p on p.school_class_id = m.from_class_id
        where m.id = any($1::int[]) and (p.role = 'teacher' or p.user_id <> all($2::int[]) and not exists (
          select from class_members s join school_classes x on x.id = s.school_class_id
          where s.user_id = p.user_id and s.role = 'pupil' and x.school_year = t.school_year and x.archived_at is null and x.id <> m.from_class_id))
      ), seated as (
        insert into class_members (school_class_id, user_id, role, added_by)
        select to_class_id, user_id, role, added_by from coming where role = 'teacher' or turn = 1 order by user_id
        on conflict do nothing returning school_class_id, user_id
      )
      insert into class_move_people (move_id, user_id, is_seated)
      select c.move_id, s.user_id, true from seated s join coming c on c.to_class_id = s.school_class_id and c.user_id = s.user_id
      returning user_id as "userId"`,
    values: [moveIds, leavingIds],
  })
  return rows.map(({ userId }) => userId)
}

/** Those of these people who are pupils of any of the classes. */
export async function listPupilsAmong(
  sql: Sql,
  classIds: readonly number[],
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'list_pupils_among',
    text: `select distinct user_id as "userId" from class_members
      where school_class_id = any($1::int[]) and role = 'pupil' and user_id = any($2::int[])`,
    values: [classIds, userIds],
  })
  return rows.map(({ userId }) => userId)
}

export interface PromotedRow {
  moveId: number
  userId: number
  gradeIndex: number
}

/** Pupils who have gone on, or left, and whose own grade was that of the class. */
export async function listPromoted(
  sql: Sql,
  moveIds: readonly number[],
  leavingIds: readonly number[],
): Promise<PromotedRow[]> {
  const { rows } = await sql.query<PromotedRow>({
    name: 'list_pupils_to_promote',
    text: `select distinct on (p.user_id) m.id as "moveId", p.user_id as "userId", f.grade_index as "gradeIndex"
      from class_moves m join school_classes f on f.id = m.from_class_id
      join class_members p on p.school_class_id = f.id and p.role = 'pupil'
      join users u on u.id = p.user_id and u.grade_index = f.grade_index
      where m.id = any($1::int[]) and (m.to_class_id is null or p.user_id = any($2::int[])
        or exists (select from class_members s where s.school_class_id = m.to_class_id and s.user_id = p.user_id and s.role = 'pupil'))
      order by p.user_id, m.id`,
    values: [moveIds, leavingIds],
  })
  return rows
}

export async function noteGrades(sql: Sql, rows: readonly PromotedRow[]): Promise<void> {
  await sql.query({
    name: 'note_grades_of_moves',
    text: `insert into class_move_people (move_id, user_id, is_seated, grade_from)
      select n.move_id, n.user_id, false, n.grade from unnest($1::int[], $2::int[], $3::int[]) as n (move_id, user_id, grade)
      on conflict (move_id, user_id) do update set grade_from = excluded.grade_from`,
    values: [
      rows.map(({ moveId }) => moveId),
      rows.map(({ userId }) => userId),
      rows.map(({ gradeIndex }) => gradeIndex),
    ],
  })
}

export async function archiveMoved(sql: Sql, moveIds: readonly number[], now: Date): Promise<void> {
  await sql.query({
    name: 'archive_moved_classes',
    text: `update school_classes set archived_at = $2 where archived_at is null
      and id in (select from_class_id from class_moves where id = any($1::int[]))`,
    values: [moveIds, now],
  })
}

/** Removes the people whom these moves have added. @returns their ids */
export async function unseatMoved(sql: Sql, moveIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'unseat_moved_people',
    text: `delete from class_members s using class_moves m, class_move_people p
      where m.id = any($1::int[]) and p.move_id = m.id and p.is_seated and s.school_class_id = m.to_class_id and s.user_id = p.user_id
      returning s.user_id as "userId"`,
    values: [moveIds],
  })
  return rows.map(({ userId }) => userId)
}

/** Own grades as they were before these moves. */
export async function listGradesBefore(
  sql: Sql,
  moveIds: readonly number[],
): Promise<{ userId: number; gradeIndex: number }[]> {
  const { rows } = await sql.query<{ userId: number; gradeIndex: number }>({
    name: 'list_grades_before_moves',
    text: `select user_id as "userId", grade_from as "gradeIndex" from class_move_people
      where move_id = any($1::int[]) and grade_from is not null`,
    values: [moveIds],
  })
  return rows
}

/** The former classes are back, and those that the moves have made are no more. */
export async function restoreMoved(sql: Sql, moveIds: readonly number[], now: Date): Promise<void> {
  await sql.query({
    name: 'restore_moved_classes',
    text: `update school_classes set archived_at = null where id in (select from_class_id from class_moves where id = any($1::int[]))`,
    values: [moveIds],
  })
  await sql.query({
    name: 'remove_classes_of_moves',
    text: `delete from school_classes where id in (select to_class_id from class_moves where id = any($1::int[]) and made_class)`,
    values: [moveIds],
  })
  await sql.query({
    name: 'note_moves_undone',
    text: 'update class_moves set undone_at = $2 where id = any($1::int[])',
    values: [moveIds, now],
  })
}

/** Locks the moves and their classes until the end of the transaction, against new members and a concurrent undoing. */
export async function lockMoves(sql: Sql, moveIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'lock_class_moves',
    text: 'select id from class_moves where id = any($1::int[]) order by id for update',
    values: [moveIds],
  })
  await sql.query({
    name: 'lock_classes_of_moves',
    text: `select id from school_classes where id in (select to_class_id from class_moves where id = any($1::int[])) order by id for update`,
    values: [moveIds],
  })
}
