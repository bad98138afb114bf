import { type DisciplineColumns, disciplineSql } from '@school/disciplines/server'
import { teacherNameSql } from '@school/names/server'
import { courseKind } from '@school/courses/contract'
import type { Sql } from '@school/db'
import { openAccessSql } from '@school/grants/server'
import { learningSql } from './learning.ts'

const pupilsSql = `select user_id from class_members where school_class_id = $1 and role = 'pupil'`

const openToSql = `(select count(*)::int from (${pupilsSql}) p
    where ${openAccessSql({ kind: courseKind, resourceId: 'c.id', userId: 'p.user_id', now: '$2' })})`

export interface OwnClassRow {
  id: number
  name: string
  schoolName: string
}

/** A class of which somebody is, as a pupil or as a teacher. */
export async function findClassOfMember(
  sql: Sql,
  classId: number,
  userId: number,
): Promise<OwnClassRow | undefined> {
  const { rows } = await sql.query<OwnClassRow>({
    name: 'find_class_of_member',
    text: `select c.id, c.name, o.short_name as "schoolName"
      from school_classes c join organizations o on o.id = c.organization_id
      join class_members m on m.school_class_id = c.id and m.user_id = $2 where c.id = $1`,
    values: [classId, userId],
  })
  return rows[0]
}

export async function listClassesOfPupil(
  sql: Sql,
  userId: number,
): Promise<{ id: number; name: string; given: number }[]> {
  const { rows } = await sql.query<{ id: number; name: string; given: number }>({
    name: 'list_classes_of_pupil',
    text: `select c.id, c.name,
        (select count(*)::int from class_courses k join courses x on x.id = k.course_id and x.retired_at is null
          where k.school_class_id = c.id) as given
      from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
      where m.user_id = $1 and m.role = 'pupil' order by c.school_year desc, c.id`,
    values: [userId],
  })
  return rows
}

export interface CourseOfClassRow {
  courseId: number
  isGiven: boolean
  givenBy: string | null
  dueOn: string | null
  classmates: number
}

/** What a class was given, and what this member or at least two others learn. */
export async function listCoursesOfClass(
  sql: Sql,
  classId: number,
  userId: number,
): Promise<CourseOfClassRow[]> {
  const { rows } = await sql.query<CourseOfClassRow>({
    name: 'list_courses_of_class',
    text: `with learning as materialized (${learningSql(pupilsSql)}),
      learned as (select course_id, count(*) filter (where user_id <> $2)::int as others, bool_or(user_id = $2) as is_mine from learning group by 1)
      select c.id as "courseId", k.course_id is not null as "isGiven", ${teacherNameSql('t')} as "givenBy", k.due_on::text as "dueOn",
        coalesce(n.others, 0) as classmates
      from courses c
      left join class_courses k on k.course_id = c.id and k.school_class_id = $1
      left join learned n on n.course_id = c.id
      left join users t on t.id = k.given_by
      where c.retired_at is null and (k.course_id is not null or n.is_mine or n.others >= 2)
      order by k.course_id is null, k.due_on nulls last, n.others desc nulls last, c.title, c.id`,
    values: [classId, userId],
  })
  return rows
}

export interface GivenRow extends DisciplineColumns {
  courseId: number
  title: string
  isFree: boolean
  dueOn: string | null
  givenAt: Date
  givenBy: string | null
  openTo: number
  learning: number
}

export async function listGiven(sql: Sql, classId: number, now: Date): Promise<GivenRow[]> {
  const { rows } = await sql.query<GivenRow>({
    name: 'list_given_courses',
    text: `with learning as materialized (${learningSql(pupilsSql)})
      select c.id as "courseId", c.title, c.is_free as "isFree", k.due_on::text as "dueOn", k.given_at as "givenAt", ${teacherNameSql('t')} as "givenBy",
        ${disciplineSql}, ${openToSql} as "openTo", (select count(*)::int from learning n where n.course_id = c.id) as learning
      from class_courses k join courses c on c.id = k.course_id and c.retired_at is null join disciplines d on d.id = c.discipline_id
      left join users t on t.id = k.given_by
      where k.school_class_id = $1 order by k.due_on nulls last, c.title, c.id`,
    values: [classId, now],
  })
  return rows
}

export async function countPupils(sql: Sql, classId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>({
    name: 'count_pupils_of_class',
    text: `select count(*)::int as count from (${pupilsSql}) p`,
    values: [classId],
  })
  return rows[0]!.count
}

export interface ToGiveRow extends DisciplineColumns {
  courseId: number
  title: string
  grades: number[]
  isFree: boolean
  openTo: number
}

/** Free courses, and paid ones that are open to somebody of the class. */
export async function listToGive(sql: Sql, classId: number, now: Date): Promise<ToGiveRow[]> {
  const { rows } = await sql.query<ToGiveRow>({
    name: 'list_courses_to_give',
    text: `select * from (
        select c.id as "courseId", c.title, c.grades, c.is_free as "isFree", ${disciplineSql}, ${openToSql} as "openTo"
        from courses c join disciplines d on d.id = c.discipline_id
        where c.retired_at is null and not exists (select from class_courses k where k.school_class_id = $1 and k.course_id = c.id)
      ) course where "isFree" or "openTo" > 0 order by "disciplineTitle", title, "courseId"`,
    values: [classId, now],
  })
  return rows
}

export interface WantedRow {
  isFree: boolean
  openTo: number
  isGiven: boolean
  givenToClass: number
}

/** A course as it is before it is given. */
export async function findWanted(
  sql: Sql,
  classId: number,
  courseId: number,
  now: Date,
): Promise<WantedRow | undefined> {
  const { rows } = await sql.query<WantedRow>({
    name: 'find_course_to_give',
    text: `select c.is_free as "isFree", ${openToSql} as "openTo",
        exists (select from class_courses k where k.school_class_id = $1 and k.course_id = c.id) as "isGiven",
        (select count(*)::int from class_courses k where k.school_class_id = $1) as "givenToClass"
      from courses c where c.id = $3 and c.retired_at is null`,
    values: [classId, now, courseId],
  })
  return rows[0]
}
