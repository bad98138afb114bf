import { listedNameSql, nameOrderSql, namesApart } from '@school/names/server'
import type { Sql } from '@school/db'
import { homeworksInTimeSql } from '@school/homeworks/server'
import { dayOfSql, solvedSql } from './solved-sql.ts'
import { leastTasks } from './teacher-statistics-rules.ts'

interface ChoiceRow {
  classes: { id: number; name: string; schoolName: string; pupils: number }[]
  subjects: { key: string; title: string }[]
}

/** Classes of this year that a teacher has, the requested one too when it is archived; subjects that are taught. */
export async function findChoices(
  sql: Sql,
  { teacherId, classId }: { teacherId: number; classId: number | null },
): Promise<ChoiceRow> {
  const { rows } = await sql.query<ChoiceRow>({
    name: 'find_choices_of_statistics',
    text: `select coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'schoolName', o.short_name,
          'pupils', (select count(*) from class_members x where x.school_class_id = c.id and x.role = 'pupil'))
          order by c.grade_index, c.letter, c.id)
        from class_members me join school_classes c on c.id = me.school_class_id and (c.archived_at is null or c.id = $2)
        join organizations o on o.id = c.organization_id
        where me.user_id = $1 and me.role = 'teacher'), '[]') as classes,
      coalesce((select json_agg(json_build_object('key', d.key, 'title', d.title) order by d.position, d.id)
        from disciplines d where exists (select from courses c where c.discipline_id = d.id and c.retired_at is null)), '[]') as subjects`,
    values: [teacherId, classId],
  })
  return rows[0]!
}

export interface PupilRow {
  userId: number
  name: string
  className: string
  tasks: number
  first: number
  activeDays: number
  tasksBefore: number
  firstBefore: number
}

export interface StatisticsRow {
  /** By the list. */
  pupils: PupilRow[]
  days: { day: string; pupils: number }[]
  /** `percent` is the mean of the pupils. */
  weeks: { monday: string; pupils: number; percent: number }[]
  themes: {
    skillId: number
    title: string
    subject: string
    lessonId: number | null
    percents: number[]
  }[]
}

export interface StatisticsAsked {
  classIds: readonly number[]
  subject: string | null
  from: Date
  until: Date
  beforeFrom: Date | null
  beforeUntil: Date | null
}

/** The lesson that explains a skill, else the one that trains it most. */
const lessonOfSkillSql = `coalesce(
    (select l.id from lessons l join courses c on c.id = l.course_id and c.retired_at is null where l.id = k.lesson_id and l.retired_at is null),
    (select l.id from tasks t join work_tasks wt on wt.task_id = t.id
      join lessons l on l.work_id = wt.work_id and l.retired_at is null join courses c on c.id = l.course_id and c.retired_at is null
      where t.skills @> array[k.key] and t.retired_at is null group by l.id order by count(*) desc, l.id limit 1))`

/** All figures of the tasks of these classes, in one statement: the tasks are read once. */
export async function findTeacherStatistics(sql: Sql, asked: StatisticsAsked): Promise<StatisticsRow> {
  const { classIds, subject, from, until, beforeFrom, beforeUntil } = asked
  const { rows } = await sql.query<StatisticsRow>({
    name: 'find_statistics_of_classes',
    text: `with member as materialized (
        select m.user_id, string_agg(c.name, ', ' order by c.grade_index, c.letter) as class_name
        from class_members m join school_classes c on c.id = m.school_class_id
        where m.school_class_id = any($1::int[]) and m.role = 'pupil' group by m.user_id
      ), solved as materialized (${solvedSql({
        people: 'member',
        subject: '$2',
        when: `s.updated_at < $4::timestamptz and (s.updated_at >= $3::timestamptz or (s.updated_at >= $5::timestamptz and s.updated_at < $6::timestamptz))`,
        columns: `s.updated_at >= $3::timestamptz as is_now, ${dayOfSql('s.updated_at')} as day`,
      })}
      ), daily as materialized (
        select user_id, is_now, day, count(*)::int as tasks, sum(is_first)::int as first from solved group by 1, 2, 3
      ), weekly as (
        select user_id, date_trunc('week', day)::date as monday, 100.0 * sum(first) / sum(tasks) as percent
        from daily where is_now group by 1, 2
      ), pupil as (
        select user_id, coalesce(sum(tasks) filter (where is_now), 0)::int as tasks, coalesce(sum(first) filter (where is_now), 0)::int as first,
          count(*) filter (where is_now)::int as active_days,
          coalesce(sum(tasks) filter (where not is_now), 0)::int as tasks_before, coalesce(sum(first) filter (where not is_now), 0)::int as first_before
        from daily group by 1
      ), task_skill as materialized (
        select distinct t.id as task_id, k.id as skill_id
        from skills k join tasks t on t.skills @> array[k.key] where k.retired_at is null
      ), known as (
        select x.skill_id, s.user_id, round(100.0 * sum(s.is_first) / count(*))::int as percent
        from solved s join task_skill x on x.task_id = s.task_id where s.is_now
        group by 1, 2 having count(*) >= ${leastTasks}
      )
      select
        coalesce((select json_agg(json_build_object('userId', u.id, 'name', ${listedNameSql('u')}, 'className', m.class_name,
            'tasks', coalesce(p.tasks, 0), 'first', coalesce(p.first, 0), 'activeDays', coalesce(p.active_days, 0),
            'tasksBefore', coalesce(p.tasks_before, 0), 'firstBefore', coalesce(p.first_before, 0)) order by ${nameOrderSql('u')}, u.id)
          from member m join users u on u.id = m.user_id left join pupil p on p.user_id = u.id), '[]') as pupils,
        coalesce((select json_agg(json_build_object('day', day, 'pupils', pupils))
          from (select day, count(*) as pupils from daily where is_now group by day) d), '[]') as days,
        coalesce((select json_agg(json_build_object('monday', monday, 'pupils', pupils, 'percent', percent))
          from (select monday, count(*) as pupils, round(avg(percent))::int as percent from weekly group by monday) w), '[]') as weeks,
        coalesce((select json_agg(json_build_object('skillId', k.id, 'title', k.title, 'subject', d.title, 'lessonId', ${lessonOfSkillSql},
            'percents', g.percents))
          from (select skill_id, json_agg(percent) as percents from known group by skill_id) g
          join skills k on k.id = g.skill_id join disciplines d on d.id = k.discipline_id), '[]') as themes`,
    values: [classIds, subject, from, until, beforeFrom, beforeUntil],
  })
  const found = rows[0]!
  return {
    ...found,
    pupils: await namesApart(sql, found.pupils, { id: 'userId', name: 'name', place: 'className' }),
  }
}

export interface HomeworksRow {
  userId: number
  given: number
  inTime: number
}

export interface HomeworksAsked {
  classIds: readonly number[]
  subject: string | null
  from: Date
  until: Date
  now: Date
}

/** Homeworks of these pupils that are due; pupils without any are absent. */
export async function listHomeworksInTime(sql: Sql, asked: HomeworksAsked): Promise<HomeworksRow[]> {
  const { classIds, subject, from, until, now } = asked
  const { rows } = await sql.query<HomeworksRow>({
    name: 'list_homeworks_in_time',
    text: `select user_id as "userId", given, in_time as "inTime" from (${homeworksInTimeSql({
      people: `select distinct user_id from class_members where school_class_id = any($1::int[]) and role = 'pupil'`,
      from: '$3::timestamptz',
      until: '$4::timestamptz',
      now: '$5::timestamptz',
      where: `($2::text is null or exists (select from disciplines d where d.key = $2 and d.id = h.discipline_id))`,
    })}) terms`,
    values: [classIds, subject, from, until, now],
  })
  return rows
}
