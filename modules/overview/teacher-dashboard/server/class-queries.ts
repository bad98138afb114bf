import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { pupilFactsSql } from './pupil-facts.ts'

export interface ClassRow {
  id: number
  name: string
  gradeIndex: number
  version: number
  schoolName: string
  schoolYear: number
  teachers: string[]
  pupils: number
  joined: number
  activeInWeek: number
  averagePercent: number | null
  archivedAt: Date | null
}

const peopleSql = `select distinct m.user_id from taught join class_members m on m.school_class_id = taught.id and m.role = 'pupil'`

/** Classes that somebody teaches, of the archive too. */
export async function listClassRows(
  sql: Sql,
  { teacherId, since, now }: { teacherId: number; since: Date; now: Date },
): Promise<ClassRow[]> {
  const { rows } = await sql.query<ClassRow>({
    name: 'list_classes_of_teacher',
    text: `with taught as (
        select c.* from class_members me join school_classes c on c.id = me.school_class_id
        where me.user_id = $1 and me.role = 'teacher'
      ), fact as materialized (${pupilFactsSql(peopleSql, '$2', '$3')})
      select c.id, c.name, c.grade_index as "gradeIndex", c.version, o.short_name as "schoolName",
        c.school_year as "schoolYear", c.archived_at as "archivedAt", k.*,
        array(select ${teacherNameSql('u')} from class_members m join users u on u.id = m.user_id
          where m.school_class_id = c.id and m.role = 'teacher' and m.user_id <> $1 order by 1) as teachers
      from taught c join organizations o on o.id = c.organization_id
      cross join lateral (
        select count(*)::int as pupils, count(*) filter (where f.has_come)::int as joined,
          count(*) filter (where f.last_visit_at >= $3::timestamptz - interval '7 days')::int as "activeInWeek",
          round(avg(f.percent))::int as "averagePercent"
        from class_members m join fact f on f.user_id = m.user_id where m.school_class_id = c.id and m.role = 'pupil'
      ) k
      order by c.school_year desc, c.grade_index, c.letter, c.id`,
    values: [teacherId, since, now],
  })
  return rows
}

/** A pupil of a class; for a class without pupils one row of nulls. */
export interface TaughtFactRow {
  id: number
  name: string
  hasCome: boolean | null
  lastVisitAt: Date | null
  percent: number | null
  tasks: number
  overdue: number
}

/** The pupils of all classes of this year that somebody teaches, with what is known of them. */
export async function listTaughtFacts(
  sql: Sql,
  { teacherId, since, now }: { teacherId: number; since: Date; now: Date },
): Promise<TaughtFactRow[]> {
  const { rows } = await sql.query<TaughtFactRow>({
    name: 'list_facts_of_taught',
    text: `with taught as (
        select c.* from class_members me join school_classes c on c.id = me.school_class_id and c.archived_at is null
        where me.user_id = $1 and me.role = 'teacher'
      ), fact as materialized (${pupilFactsSql(peopleSql, '$2', '$3')})
      select c.id, c.name, f.has_come as "hasCome", f.last_visit_at as "lastVisitAt", f.percent,
        coalesce(f.tasks, 0) as tasks, coalesce(f.overdue, 0) as overdue
      from taught c left join class_members m on m.school_class_id = c.id and m.role = 'pupil' left join fact f on f.user_id = m.user_id
      order by c.grade_index, c.letter, c.id`,
    values: [teacherId, since, now],
  })
  return rows
}
