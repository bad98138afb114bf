import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import type { ClassTrace } from './trace.ts'

/** Whose classes go over: those that somebody leads, or all of a school. */
export interface MoveScope {
  readonly whose: 'teacher' | 'school'
  readonly id: number
}

/** Whether a class is of the scope; `$1` is whose. @param alias of `school_classes` */
const reachedSql = ({ whose }: MoveScope, alias: string): string =>
  whose === 'school'
    ? `${alias}.organization_id = $1`
    : `${alias}.id in (select school_class_id from class_members where user_id = $1 and role = 'teacher')`

export interface CandidateRow {
  id: number
  name: string
  gradeIndex: number
  letter: string
  schoolYear: number
  takenId: number | null
  isTakenMine: boolean
  isTakenArchived: boolean
  /** Pupils of the existing class of the new year with the same letter. */
  there: number
  /** Who would teach the class of the new year. */
  teachers: number
  pupils: number
  elsewhere: number
  otherGrade: number
}

/** Classes of former years, each with the existing class of the new year, if there is one. @param year to which they go */
export async function listCandidates(sql: Sql, scope: MoveScope, year: number): Promise<CandidateRow[]> {
  const { rows } = await sql.query<CandidateRow>({
    name: `list_classes_to_move_of_${scope.whose}`,
    text: `select c.id, c.name, c.grade_index as "gradeIndex", c.letter, c.school_year as "schoolYear",
        t.id as "takenId", t.archived_at is not null as "isTakenArchived",
        coalesce(${reachedSql(scope, 't')}, false) as "isTakenMine",
        (select count(*)::int from class_members where school_class_id = t.id and role = 'pupil') as there,
        (select count(distinct user_id)::int from class_members where school_class_id in (c.id, t.id) and role = 'teacher') as teachers, k.*
      from school_classes c
      left join school_classes t on t.organization_id = c.organization_id and t.school_year = $2
        and t.grade_index = c.grade_index + 1 and t.letter = c.letter
      cross join lateral (
        select count(*)::int as pupils, count(*) filter (where u.grade_index is distinct from c.grade_index)::int as "otherGrade",
          count(*) filter (where exists (select from class_members s join school_classes x on x.id = s.school_class_id
            where s.user_id = p.user_id and s.role = 'pupil' and x.school_year = $2 and x.archived_at is null
              and x.id is distinct from t.id))::int as elsewhere
        from class_members p join users u on u.id = p.user_id where p.school_class_id = c.id and p.role = 'pupil'
      ) k
      where ${reachedSql(scope, 'c')} and c.archived_at is null and c.school_year < $2 order by c.grade_index, c.letter, c.id`,
    values: [scope.id, year],
  })
  return rows
}

export interface OwnClassRow {
  id: number
  isArchived: boolean
  /** It has gone on already. */
  hasGone: boolean
}

/** Those of these classes that are of the scope; others who move them wait. */
export async function lockOwnClasses(
  sql: Sql,
  scope: MoveScope,
  classIds: readonly number[],
): Promise<OwnClassRow[]> {
  await sql.query({
    name: `lock_classes_to_move_of_${scope.whose}`,
    text: `select c.id from school_classes c where c.id = any($2::int[]) and ${reachedSql(scope, 'c')} order by c.id for update`,
    values: [scope.id, classIds],
  })
  // Another statement: it sees what those waited for have written.
  const { rows } = await sql.query<OwnClassRow>({
    name: `list_own_classes_to_move_of_${scope.whose}`,
    text: `select c.id, c.archived_at is not null as "isArchived",
        exists (select from class_moves where from_class_id = c.id and undone_at is null) as "hasGone"
      from school_classes c where c.id = any($2::int[]) and ${reachedSql(scope, 'c')}`,
    values: [scope.id, classIds],
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
 * Moves of classes of a scope, with the reasons against undoing them.
 * @param ids these alone, undone ones too; `null` for all that are not undone
 */
export async function listMoves(
  sql: Sql,
  { scope, ids, since }: { scope: MoveScope; ids: readonly number[] | null; since: Date },
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
    name: `list_class_moves_of_${scope.whose}`,
    text: `select m.id, m.kind, m.from_class_id as "fromClassId", m.to_class_id as "toClassId", m.made_class as "madeClass",
        f.name as "fromName", f.grade_index as "fromGrade", t.name as "toName",
        m.moved_at as "movedAt", ${teacherNameSql('u')} as "movedBy", m.undone_at is not null as "isUndone",
        (select count(*)::int from class_members p where p.school_class_id = f.id and p.role = 'pupil') as pupils,
        array_remove(array[${reasons.map(({ sql: reason }, index) => `case when ${reason} then ($4::text[])[${index + 1}] end`).join(', ')}], null) as hindrances
      from class_moves m join school_classes f on f.id = m.from_class_id left join school_classes t on t.id = m.to_class_id
      left join users u on u.id = m.moved_by
      where ${reachedSql(scope, 'f')}
        and case when $2::int[] is null then m.undone_at is null and m.moved_at > $3 else m.id = any($2) end
      order by m.moved_at desc, f.grade_index, f.letter, m.id`,
    values: [scope.id, ids, since, reasons.map(({ words: reason }) => reason)],
  })
  return rows
}
