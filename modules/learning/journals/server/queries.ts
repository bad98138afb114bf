import { listedNameSql, nameOrderSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Discipline } from '@school/disciplines/contract'
import type { Sql } from '@school/db'
import { copyAttemptSql, pupilsOfHomeworkSql } from '@school/homeworks/server'
import type {
  CellChange,
  JournalColumn,
  JournalColumnKind,
  JournalOffer,
  JournalPupil,
} from '../contract/journal.ts'
import type { JournalMark } from '../contract/marks.ts'
import type { Days } from '../contract/periods.ts'
import { mostChanges } from '../contract/endpoints.ts'

export interface MarkRow {
  columnId: number
  userId: number
  mark: JournalMark | null
  comment: string | null
  version: number
}

/** A part of a journal, as JSON of one row has it. */
export interface SheetRow {
  schoolName: string
  discipline: Discipline | null
  disciplines: Discipline[]
  known: Discipline[]
  pupils: JournalPupil[]
  columns: JournalColumn[]
  marks: MarkRow[]
  offers: JournalOffer[]
  markScale: number[] | null
}

export interface AskedSheet extends Days {
  classId: number
  teacherId: number
  /** The key of one; `null` is that of which the viewer has made most columns. */
  discipline: string | null
  isEvery: boolean
  /** Days of the school year. */
  year: Days
  now: Date
}

export const disciplineSql = (alias: string): string =>
  `jsonb_build_object('id', ${alias}.id, 'key', ${alias}.key, 'title', ${alias}.title, 'hue', ${alias}.hue)`

const listSql = (rows: string): string => `coalesce((${rows}), '[]')`

/** The day of a homework in a journal: by which it was to be done, in the school year. */
const homeworkDaySql = (from: string, to: string): string =>
  `least(greatest((coalesce(h.soft_deadline_at, h.published_at) at time zone 'Europe/Moscow')::date, ${from}::date), ${to}::date)`

/** Every set of the assignment that a homework is; without sets the homework alone. */
const setsSql = `select s.id, s.work_id, s.thing_work_id, s.published_at from homeworks s where s.id = h.id or s.base_id = h.id`

/** A homework of a teacher of this class, given to it or to somebody of it, and published by now; the ordinary set represents its assignment. */
const givenSql = (classId: string, now: string): string =>
  `h.base_id is null and h.source in ('teacher', 'webinar') and h.published_at <= ${now}
    and h.author_id in (select user_id from class_members where school_class_id = ${classId} and role = 'teacher')
    and exists (select from (${setsSql}) s join homework_targets t on t.homework_id = s.id where ((t.target = 'class' and t.target_id = ${classId})
      or (t.target = 'user' and t.target_id in (select user_id from class_members where school_class_id = ${classId} and role = 'pupil'))))`

/** Everything of a part of a journal but the marks of homeworks, in one statement. */
export async function readSheet(sql: Sql, asked: AskedSheet): Promise<SheetRow> {
  const { classId, teacherId, discipline, isEvery, from, to, year, now } = asked
  const { rows } = await sql.query<SheetRow>({
    name: 'read_journal_sheet',
    text: `with every as (
        select * from journal_columns where school_class_id = $1 and removed_at is null
      ), chosen as (
        select d.* from disciplines d where not $4::boolean and (case when $3::text is not null then d.key = $3 else d.id = (
          select discipline_id from every group by 1 order by count(*) filter (where created_by = $2) desc, count(*) desc, 1 limit 1) end)
      ), shown as (
        select * from every where day between $5::date and $6::date and ($4 or discipline_id = (select id from chosen))
      ), pupil as (
        select u.id, ${listedNameSql('u')} as name, row_number() over (order by ${nameOrderSql('u')}, u.id) as place
        from class_members m join users u on u.id = m.user_id where m.school_class_id = $1 and m.role = 'pupil'
      )
      select o.short_name as "schoolName",
        (select ${disciplineSql('chosen')} from chosen) as discipline,
        ${listSql(`select jsonb_agg(${disciplineSql('d')} order by d.position, d.id) from disciplines d
          where d.id in (select discipline_id from every)`)} as disciplines,
        ${listSql(`select jsonb_agg(${disciplineSql('d')} order by d.position, d.id) from disciplines d`)} as known,
        ${listSql(`select jsonb_agg(jsonb_build_object('userId', id, 'name', name) order by place) from pupil`)} as pupils,
        ${listSql(`select jsonb_agg(jsonb_build_object('id', s.id, 'day', s.day, 'kind', s.kind, 'topic', s.topic, 'weight', s.weight,
          'discipline', ${disciplineSql('d')}, 'homeworkId', s.homework_id, 'version', s.version) order by s.day, s.id)
          from shown s join disciplines d on d.id = s.discipline_id`)} as columns,
        ${listSql(`select jsonb_agg(jsonb_build_object('columnId', k.column_id, 'userId', k.user_id, 'mark', k.mark, 'comment', k.comment,
          'version', k.version)) from journal_marks k where k.column_id in (select id from shown) and k.user_id in (select id from pupil)`)} as marks,
        ${listSql(`select jsonb_agg(to_jsonb(x) - 'at' order by x.at desc) from (
          select h.id as "homeworkId", h.title, ${disciplineSql('d')} as discipline, ${homeworkDaySql('$8', '$9')} as day, h.published_at as at,
            (select count(*)::int from pupil p where exists (select from (${setsSql}) s cross join lateral (${copyAttemptSql('s', 'p.id')}) a
              where a.finished_at is not null and (s.thing_work_id is null or p.id in (${pupilsOfHomeworkSql('s.id')})))) as "handedIn"
          from homeworks h join disciplines d on d.id = h.discipline_id
          where ${givenSql('$1', '$7')} and h.published_at >= $8::date and not exists (select from every e where e.homework_id = h.id)
          order by h.published_at desc limit 20) x`)} as offers,
        (select mark_scale from teacher_scales where user_id = $2) as "markScale"
      from school_classes c join organizations o on o.id = c.organization_id where c.id = $1`,
    values: [classId, teacherId, discipline, isEvery, from, to, now, year.from, year.to],
  })
  const sheet = rows[0]!
  return { ...sheet, pupils: await namesApart(sql, sheet.pupils, { id: 'userId', name: 'name' }) }
}

export interface ColumnRow {
  id: number
  schoolClassId: number
  schoolYear: number
  isArchived: boolean
}

/** A column of a class that somebody teaches. */
export async function findTaughtColumn(
  sql: Sql,
  columnId: number,
  teacherId: number,
): Promise<ColumnRow | undefined> {
  const { rows } = await sql.query<ColumnRow>({
    name: 'find_taught_journal_column',
    text: `select j.id, j.school_class_id as "schoolClassId", c.school_year as "schoolYear", c.archived_at is not null as "isArchived"
      from journal_columns j join school_classes c on c.id = j.school_class_id
      join class_members m on m.school_class_id = c.id and m.user_id = $2 and m.role = 'teacher'
      where j.id = $1 and j.removed_at is null`,
    values: [columnId, teacherId],
  })
  return rows[0]
}

/** What a teacher has stated of a column. */
export async function findColumnFields(
  sql: Sql,
  columnId: number,
): Promise<Pick<JournalColumn, 'day' | 'kind' | 'topic' | 'weight'>> {
  const { rows } = await sql.query<Pick<JournalColumn, 'day' | 'kind' | 'topic' | 'weight'>>({
    name: 'find_journal_column_fields',
    text: 'select day::text as day, kind, topic, weight from journal_columns where id = $1',
    values: [columnId],
  })
  return rows[0]!
}

export async function findDisciplineId(sql: Sql, key: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_discipline_of_journal',
    text: 'select id from disciplines where key = $1',
    values: [key],
  })
  return rows[0]?.id
}

/** A homework that can be a column of a journal. */
export interface GivenHomework {
  /** Of the ordinary set. */
  id: number
  title: string
  disciplineId: number
  day: string
}

export async function findGivenHomework(
  sql: Sql,
  { classId, homeworkId, year, now }: { classId: number; homeworkId: number; year: Days; now: Date },
): Promise<GivenHomework | undefined> {
  const { rows } = await sql.query<GivenHomework>({
    name: 'find_homework_given_to_class',
    text: `select h.id, h.title, h.discipline_id as "disciplineId", ${homeworkDaySql('$4', '$5')}::text as day
      from homeworks h where h.id = (select coalesce(base_id, id) from homeworks where id = $2) and ${givenSql('$1', '$3')}`,
    values: [classId, homeworkId, now, year.from, year.to],
  })
  return rows[0]
}

export async function hasMarks(sql: Sql, columnId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'has_journal_marks',
    text: 'select from journal_marks where column_id = $1 and (mark is not null or comment is not null) limit 1',
    values: [columnId],
  })
  return rowCount !== 0
}

export async function isPupilOf(sql: Sql, classId: number, userId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_pupil_of_class',
    text: `select from class_members where school_class_id = $1 and user_id = $2 and role = 'pupil'`,
    values: [classId, userId],
  })
  return rowCount !== 0
}

export async function listChanges(
  sql: Sql,
  columnId: number,
  userId: number,
): Promise<(Omit<CellChange, 'at'> & { at: Date })[]> {
  const { rows } = await sql.query<Omit<CellChange, 'at'> & { at: Date }>({
    name: 'list_journal_changes',
    text: `select x.id, x.changed_at as at, ${teacherNameSql('u')} as by, x.from_mark as "from", x.to_mark as "to", x.comment
      from journal_changes x left join users u on u.id = x.changed_by
      where x.column_id = $1 and x.user_id = $2 order by x.id desc limit ${mostChanges}`,
    values: [columnId, userId],
  })
  return rows
}

export interface OwnColumnRow {
  id: number
  day: string
  kind: JournalColumnKind
  topic: string
  weight: number
  discipline: Discipline
  homeworkId: number | null
  mark: JournalMark | null
  comment: string | null
}

/** Columns of the classes of a pupil between two days with the pupil's marks by hand, the last ones first. */
export async function listOwnColumns(sql: Sql, userId: number, { from, to }: Days): Promise<OwnColumnRow[]> {
  const { rows } = await sql.query<OwnColumnRow>({
    name: 'list_own_journal_columns',
    text: `select j.id, j.day::text as day, j.kind, j.topic, j.weight, j.homework_id as "homeworkId", ${disciplineSql('d')} as discipline,
        k.mark, k.comment
      from class_members m join journal_columns j on j.school_class_id = m.school_class_id and j.removed_at is null
        and j.day between $2::date and $3::date
      join disciplines d on d.id = j.discipline_id
      left join journal_marks k on k.column_id = j.id and k.user_id = m.user_id
      where m.user_id = $1 and m.role = 'pupil' and (k.mark is not null or j.homework_id is not null)
      order by d.position, d.id, j.day desc, j.id desc`,
    values: [userId, from, to],
  })
  return rows
}

export async function findScale(sql: Sql, userId: number): Promise<number[] | null> {
  const { rows } = await sql.query<{ markScale: number[] }>({
    name: 'find_teacher_scale',
    text: 'select mark_scale as "markScale" from teacher_scales where user_id = $1',
    values: [userId],
  })
  return rows[0]?.markScale ?? null
}
