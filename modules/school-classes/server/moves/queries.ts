import { teacherNameSql } from '@school/accounts/server'
import type { Sql } from '@school/db'
import type { ClassTrace } from './trace.ts'

export interface CandidateRow {
  id: number
  name: string
  gradeIndex: number
  letter: string
  schoolYear: number
  takenId: number | null
  isTakenMine: boolean
  isTakenArchived: boolean
  pupils: number
  elsewhere: number
  otherGrade: number
}

/** Classes of former years that somebody teaches, with what stands in their place. @param year to which they go */
export async function listCandidates(sql: Sql, teacherId: number, year: number): Promise<CandidateRow[]> {
  const { rows } = await sql.query<CandidateRow>({
    name: 'list_classes_to_move',
    text: `select c.id, c.grade_index || c.letter as name, c.grade_index as "gradeIndex", c.letter, c.school_year as "schoolYear",
        t.id as "takenId", t.archived_at is not null as "isTakenArchived",
        exists (select from class_members where school_class_id = t.id and user_id = $1 and role = 'teacher') as "isTakenMine", k.*
      from class_members me join school_classes c on c.id = me.school_class_id and c.archived_at is null and c.school_year < $2
      left join school_classes t on t.organization_id = c.organization_id and t.school_year = $2
        and t.grade_index = c.grade_index + 1 and t.letter = c.letter
      cross join lateral (
        select count(*)::int as pupils, count(*) filter (where u.grade_index is distinct from c.grade_index)::int as "otherGrade",
          count(*) filter (where exists (select from class_members s join school_classes x on x.id = s.school_class_id
            where s.user_id = p.user_id and s.role = 'pupil' and x.school_year = $2 and x.archived_at is null
              and x.id is distinct from t.id))::int as elsewhere
        from class_members p join users u on u.id = p.user_id where p.school_class_id = c.id and p.role = 'pupil'
      ) k
      where me.user_id = $1 and me.role = 'teacher' order by c.grade_index, c.letter, c.id`,
    values: [teacherId, year],
  })
  return rows
}

export interface OwnClassRow {
  id: number
  isArchived: boolean
  /** It has gone on already. */
  hasGone: boolean
}

/** Those of these classes that somebody teaches; others who move them wait. */
export async function lockOwnClasses(
  sql: Sql,
  teacherId: number,
  classIds: readonly number[],
): Promise<OwnClassRow[]> {
  await sql.query({
    name: 'lock_classes_to_move',
    text: `select c.id from school_classes c where c.id = any($2::int[])
        and exists (select from class_members where school_class_id = c.id and user_id = $1 and role = 'teacher')
      order by c.id for update`,
    values: [teacherId, classIds],
  })
  // Another statement: it sees what those waited for have written.
  const { rows } = await sql.query<OwnClassRow>({
    name: 'list_own_classes_to_move',
    text: `select c.id, c.archived_at is not null as "isArchived",
        exists (select from class_moves where from_class_id = c.id and undone_at is null) as "hasGone"
      from school_classes c join class_members me on me.school_class_id = c.id and me.user_id = $1 and me.role = 'teacher'
      where c.id = any($2::int[])`,
    values: [teacherId, classIds],
  })
  return rows
}

export interface MoveRow {
  id: number
  kind: 'year' | 'merger'
  fromClassId: number
  toClassId: number | null
  madeClass: boolean
  fromName: string
  fromGrade: number
  toName: string | null
  pupils: number
  movedAt: Date
  movedBy: string | null
  isUndone: boolean
  hindrances: string[]
}

const ownHindrances = (words: { pupils: string; archived: string }) => [
  {
    words: words.archived,
    sql: 't.archived_at is not null',
  },
  {
    words: words.pupils,
    sql: `m.made_class and exists (select from class_members x where x.school_class_id = t.id and x.role = 'pupil'
      and not exists (select from class_move_people p where p.move_id = m.id and p.user_id = x.user_id))`,
  },
]

/**
 * Moves of classes that somebody teaches, with what stands in the way of undoing them.
 * @param ids these alone, undone ones too; `null` for all that are not undone
 */
export async function listMoves(
  sql: Sql,
  { teacherId, ids, since }: { teacherId: number; ids: readonly number[] | null; since: Date },
  traces: readonly ClassTrace[],
  words: { pupils: string; archived: string },
): Promise<MoveRow[]> {
  // Of a class that was made by the move everything is its own.
  const start = `case when m.made_class then '-infinity' else m.moved_at end`
  const reasons = [
    ...ownHindrances(words),
    ...traces.map((trace) => ({ words: trace.words, sql: trace.existsSql('t.id', start) })),
  ]
  const { rows } = await sql.query<MoveRow>({
    name: 'list_class_moves',
    text: `select m.id, m.kind, m.from_class_id as "fromClassId", m.to_class_id as "toClassId", m.made_class as "madeClass",
        f.grade_index || f.letter as "fromName", f.grade_index as "fromGrade", t.grade_index || t.letter as "toName",
        m.moved_at as "movedAt", ${teacherNameSql('u')} as "movedBy", m.undone_at is not null as "isUndone",
        (select count(*)::int from class_members p where p.school_class_id = f.id and p.role = 'pupil') as pupils,
        array_remove(array[${reasons.map(({ sql: reason }, index) => `case when ${reason} then ($4::text[])[${index + 1}] end`).join(', ')}], null) as hindrances
      from class_moves m join school_classes f on f.id = m.from_class_id left join school_classes t on t.id = m.to_class_id
      left join users u on u.id = m.moved_by
      where exists (select from class_members me where me.school_class_id = f.id and me.user_id = $1 and me.role = 'teacher')
        and case when $2::int[] is null then m.undone_at is null and m.moved_at > $3 else m.id = any($2) end
      order by m.moved_at desc, f.grade_index, f.letter, m.id`,
    values: [teacherId, ids, since, reasons.map(({ words: reason }) => reason)],
  })
  return rows
}
