import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import { learningSql } from '@school/class-courses/server'
import type { Sql } from '@school/db'
import { type LessonCopyFacts, lessonCopySql } from '@school/homeworks/server'

const pupilsSql = `select user_id from class_members where school_class_id = $1 and role = 'pupil'`

/** A pupil of a class in a course that is open to them, was, or of which they have begun something. */
export interface CourseOfPupilRow {
  userId: number
  courseId: number
  title: string
  hue: number
  lessons: number
  beganAt: Date | null
  lastVisitAt: Date | null
  lessonsDone: number
  done: number
  total: number
}

/** Every pupil of a class in every course of theirs. */
export async function listCoursesOfPupils(sql: Sql, classId: number): Promise<CourseOfPupilRow[]> {
  const { rows } = await sql.query<CourseOfPupilRow>({
    name: 'list_courses_of_class_pupils',
    text: `with pupil as materialized (${pupilsSql}),
      begun as materialized (
        select a.user_id, l.course_id, min(a.started_at) as at from pupil p
        join attempts a on a.user_id = p.user_id join lessons l on l.work_id = a.work_id group by 1, 2
      ), learns as (
        ${learningSql('select user_id from pupil')}
      )
      select n.user_id as "userId", c.id as "courseId", c.title, d.hue, seen.at as "lastVisitAt", k.*,
        (select min(x) from unnest(array[b.at, seen.first]) x) as "beganAt"
      from learns n join courses c on c.id = n.course_id join disciplines d on d.id = c.discipline_id
      left join begun b on b.user_id = n.user_id and b.course_id = n.course_id
      cross join lateral (
        select min(v.first_opened_at) as first, max(v.last_opened_at) as at
        from lessons l join lesson_views v on v.lesson_id = l.id and v.user_id = n.user_id where l.course_id = c.id
      ) seen
      cross join lateral (
        select count(*)::int as lessons, count(*) filter (where step.tasks > 0 and step.done = step.tasks)::int as "lessonsDone",
          coalesce(sum(step.tasks), 0)::int as total, coalesce(sum(step.done), 0)::int as done
        from (
          select l.id, count(wt.task_id) as tasks, count(*) filter (where s.share >= 1 or s.gave_up) as done
          from lessons l left join work_tasks wt on wt.work_id = l.work_id
          left join attempts a on a.work_id = l.work_id and a.user_id = n.user_id
          left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
          where l.course_id = c.id and l.retired_at is null group by l.id
        ) step
      ) k
      order by c.title, c.id`,
    values: [classId],
  })
  return rows
}

export interface NamedPupil {
  userId: number
  name: string
}

/** The pupils of a class by the list. */
export async function listNamesOfClass(sql: Sql, classId: number): Promise<NamedPupil[]> {
  const { rows } = await sql.query<NamedPupil>({
    name: 'list_pupils_of_class_by_name',
    text: `select u.id as "userId", ${listedNameSql('u')} as name from (${pupilsSql}) p join users u on u.id = p.user_id
      order by ${nameOrderSql('u')}, u.id`,
    values: [classId],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

export interface LessonHeadRow {
  id: number
  position: number
  title: string
}

export async function listLessonHeads(sql: Sql, courseId: number): Promise<LessonHeadRow[]> {
  const { rows } = await sql.query<LessonHeadRow>({
    name: 'list_lesson_heads',
    text: 'select id, position, title from lessons where course_id = $1 and retired_at is null order by position, id',
    values: [courseId],
  })
  return rows
}

export interface LessonOfPupil {
  isBegun: boolean
  /** Of the points of its tasks, 0–1; `null` for a lesson without tasks. */
  share: number | null
  copy: LessonCopyFacts | null
}

export interface LessonsOfPupilRow extends NamedPupil {
  /** In the order of the lessons. */
  lessons: LessonOfPupil[]
}

/** Every pupil of a class with every lesson of a course, in one statement. */
export async function listLessonsOfPupils(
  sql: Sql,
  classId: number,
  courseId: number,
): Promise<LessonsOfPupilRow[]> {
  const { rows } = await sql.query<LessonsOfPupilRow>({
    name: 'list_lessons_of_class_pupils',
    text: `with pupil as materialized (${pupilsSql})
      select u.id as "userId", ${listedNameSql('u')} as name, coalesce(own.lessons, '[]') as lessons
      from pupil p join users u on u.id = p.user_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('isBegun', k.is_begun, 'share', k.share, 'copy', ${lessonCopySql('l.id', 'p.user_id')})
          order by l.position, l.id) as lessons
        from lessons l
        cross join lateral (
          select sum(coalesce(s.share, 0)) / nullif(count(*), 0) as share, coalesce(bool_or(s.status <> 'not_started'), false) as is_begun
          from work_tasks wt
          left join attempts a on a.work_id = l.work_id and a.user_id = p.user_id
          left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
          where wt.work_id = l.work_id
        ) k
        where l.course_id = $2 and l.retired_at is null
      ) own
      order by ${nameOrderSql('u')}, u.id`,
    values: [classId, courseId],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}
