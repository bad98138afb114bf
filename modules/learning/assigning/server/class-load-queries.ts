import type { Sql } from '@school/db'
import { isExceptSql, doneWorkSql } from '@school/homeworks/server'
import type { DueMinutes, LoadedClass } from './rules/class-load.ts'

export interface LoadRow extends LoadedClass {
  due: DueMinutes[]
}

/** SQL condition: a pupil of the class has the homework, with the class or by name. */
const hasSql = (homeworkId: string, classId: string, userId: string): string => `exists (
    select from homework_targets t where t.homework_id = ${homeworkId}
      and ((t.target = 'class' and t.target_id = ${classId} and not ${isExceptSql(homeworkId, userId)})
        or (t.target = 'user' and t.target_id = ${userId})))`

/** Homeworks due in classes of a teacher between two instants, of all teachers; other classes are not included. */
export async function listLoads(
  sql: Sql,
  asked: {
    teacherId: number
    classIds: readonly number[] | null
    from: Date
    to: Date
    exceptId: number | null
  },
): Promise<LoadRow[]> {
  const { rows } = await sql.query<LoadRow>({
    name: 'list_class_loads',
    text: `with own as materialized (
        select c.id, c.grade_index, c.letter, c.name as title
        from class_members me join school_classes c on c.id = me.school_class_id and c.archived_at is null
        where me.user_id = $1 and me.role = 'teacher' and ($2::int[] is null or c.id = any($2))
      ), pupil as materialized (
        select m.school_class_id, m.user_id from own join class_members m on m.school_class_id = own.id and m.role = 'pupil'
      ), given as (
        select t.homework_id from own join homework_targets t on t.target = 'class' and t.target_id = own.id
        union select t.homework_id from pupil join homework_targets t on t.target = 'user' and t.target_id = pupil.user_id
      ), due as materialized (
        select h.id, (term.at at time zone 'Europe/Moscow')::date::text as day, d.title, d.hue, took.minutes
        from given join homeworks h on h.id = given.homework_id and h.source in ('teacher', 'webinar')
          and h.published_at is not null and h.closed_at is null and h.archived_at is null and h.id is distinct from $5
        join works w on w.id = h.work_id
        join disciplines d on d.id = h.discipline_id
        cross join lateral (select coalesce(h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz) as at) term
        cross join lateral (
          select coalesce((select (rules ->> 'minutes')::int from works where id = h.thing_work_id), count(*)::int + coalesce(sum(t.difficulty), 0)::int) as minutes
          from work_tasks wt join tasks t on t.id = wt.task_id where wt.work_id = ${doneWorkSql('h')}
        ) took
        where term.at >= $3 and term.at < $4
      ), load as (
        select pupil.school_class_id, due.day, due.title, due.hue, sum(due.minutes)::int as minutes
        from due join pupil on ${hasSql('due.id', 'pupil.school_class_id', 'pupil.user_id')}
        group by pupil.school_class_id, due.day, due.title, due.hue
      )
      select own.id, own.title, (select count(*)::int from pupil where school_class_id = own.id) as pupils,
        coalesce((select jsonb_agg(jsonb_build_object('schoolClassId', own.id, 'day', l.day, 'title', l.title, 'hue', l.hue,
          'minutes', l.minutes) order by l.day, l.title) from load l where l.school_class_id = own.id), '[]') as due
      from own order by own.grade_index, own.letter, own.id`,
    values: [asked.teacherId, asked.classIds, asked.from, asked.to, asked.exceptId],
  })
  return rows
}
