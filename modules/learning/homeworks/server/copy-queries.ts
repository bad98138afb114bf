import { disciplineSql } from '@school/disciplines/server'
import { teacherNameSql } from '@school/names/server'
import { courseKind } from '@school/courses/contract'
import type { Sql } from '@school/db'
import { openAccessSql } from '@school/grants/server'
import type { WorkRules } from '@school/work-rules/server'
import type { homeworkSources } from '../contract/homework.ts'
import { isExceptSql } from './queries.ts'
import { copyAttemptSql, doneWorkSql } from './assignable-sql.ts'

/** A homework with the copy of one pupil. */
export interface CopyRow {
  id: number
  title: string
  source: (typeof homeworkSources)[number]
  introHtml: string
  lessonId: number | null
  lessonTitle: string | null
  courseId: number | null
  courseTitle: string | null
  teacherName: string | null
  /** The pupil's first answer in its lesson, to the lesson's own tasks or to those of the homework: the homework starts with it. */
  lessonBegunAt: Date | null
  disciplineId: number
  disciplineKey: string
  disciplineTitle: string
  disciplineHue: number
  workId: number
  rules: WorkRules
  markScale: number[]
  softDeadlineAt: Date | null
  hardDeadlineAt: Date | null
  /** How often its deadline was moved, for all or for this pupil; never decreases. */
  termChanges: number
  closedAt: Date | null
  archivedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
  returnedAt: Date | null
  judgedAt: Date | null
  points: number | null
  maxPoints: number | null
  tasksCount: number
  answeredCount: number
  /** Not solved, not given up, with tries left, and not waiting for a review. */
  openCount: number
  inQueue: number
  tasksLeft: number
  difficultiesLeft: number
  xpLeft: number
  xp: number
  mark: number | null
  comment: string | null
  classIds: number[]
  /** One of several sets of its assignment. */
  isOwnVariant: boolean
  /** Activity assigned instead of tasks. */
  thingWorkId: number | null
  /** When the teacher reminded pupils who had not started. */
  remindedAt: Date | null
}

/**
 * Homeworks of the pupil `$1`: given by name or with a class, of lessons in which they have answered something,
 * and those that they have started, whatever changed later.
 */
const mineSql = `
  select t.homework_id as id from homework_targets t where t.target = 'user' and t.target_id = $1
  union
  select t.homework_id from class_members m
    join homework_targets t on t.target = 'class' and t.target_id = m.school_class_id
    where m.user_id = $1 and m.role = 'pupil' and not ${isExceptSql('t.homework_id', '$1')}
  union
  select h.id from attempts a
    join lessons l on l.work_id = a.work_id
    join homeworks h on h.lesson_id = l.id and h.retired_at is null
    where a.user_id = $1 and exists (select from answers where attempt_id = a.id)
  union
  select h.id from attempts a join homeworks h on h.work_id = a.work_id where a.user_id = $1`

/** The end of the day by the school's clock; for a lesson without answers the deadline is computed from now. */
const endOfDaySql = `(date_trunc('day', coalesce(begun.at, $2) at time zone 'Europe/Moscow') + make_interval(days => h.soft_days + 1)
      - interval '1 minute') at time zone 'Europe/Moscow'`

const endSql = `(w.rules ->> 'closesAt')::timestamptz`

const copySql = (ids: string) => `with mine as (${ids}), classes as (
    select coalesce(array_agg(school_class_id), '{}') as ids from class_members where user_id = $1 and role = 'pupil'
  )
  select h.id, h.title, h.source, h.intro_html as "introHtml", h.lesson_id as "lessonId", l.title as "lessonTitle", l.course_id as "courseId",
    c.title as "courseTitle", begun.at as "lessonBegunAt", ${teacherNameSql('u')} as "teacherName",
    ${disciplineSql},
    h.work_id as "workId", w.rules, h.mark_scale as "markScale", h.closed_at as "closedAt", h.archived_at as "archivedAt",
    case when h.soft_days is null then h.soft_deadline_at else ${endOfDaySql} end
      + make_interval(secs => given.seconds) as "softDeadlineAt",
    ${endSql} + make_interval(secs => given.seconds) as "hardDeadlineAt", h.term_changes + given.count as "termChanges",
    a.started_at as "startedAt", a.finished_at as "finishedAt", a.judged_at as "judgedAt", a.points, a.max_points as "maxPoints",
    k.*, cp.mark, cp.comment, cp.returned_at as "returnedAt", classes.ids as "classIds", h.level is not null as "isOwnVariant", h.thing_work_id as "thingWorkId",
    (select max(sent_at) from homework_reminders where homework_id = h.id) as "remindedAt"
  from mine
  join homeworks h on h.id = mine.id
  join works w on w.id = h.work_id and w.rules is not null
  join disciplines d on d.id = h.discipline_id
  cross join classes
  left join lessons l on l.id = h.lesson_id
  left join courses c on c.id = l.course_id
  left join users u on u.id = h.author_id
  left join homework_copies cp on cp.homework_id = h.id and cp.user_id = $1
  left join webinar_homeworks wh on wh.homework_id = h.id
  left join lateral (${copyAttemptSql('h', '$1')}) a on true
  left join lateral (
    select min(x.answered_at) as at from attempts o join answers x on x.attempt_id = o.id
    where h.soft_days is not null and o.user_id = $1 and o.work_id in (l.work_id, h.work_id)
  ) begun on true
  cross join lateral (
    select coalesce(sum(x.extra_seconds), 0)::int as seconds, count(*)::int as count from work_allowances x
    where x.work_id = h.work_id and (x.target = 'all' or (x.target = 'user' and x.target_id = $1)
      or (x.target = 'class' and x.target_id = any(classes.ids)))
  ) given
  cross join lateral (
    select count(*)::int as "tasksCount",
      count(*) filter (where s.status not in ('not_started', 'started'))::int as "answeredCount",
      count(*) filter (where not (coalesce(s.share, 0) >= 1 or coalesce(s.gave_up, false)
        or coalesce(s.status = 'in_queue', false) or coalesce(s.tries - s.returns >= (w.rules ->> 'tries')::int + a.extra_tries, false)))::int as "openCount",
      count(*) filter (where s.status = 'in_queue')::int as "inQueue",
      count(*) filter (where coalesce(s.status, 'not_started') in ('not_started', 'started'))::int as "tasksLeft",
      coalesce(sum(t.difficulty) filter (where coalesce(s.status, 'not_started') in ('not_started', 'started')), 0)::int as "difficultiesLeft",
      coalesce(sum(t.available_xp) filter (where coalesce(s.status, 'not_started') in ('not_started', 'started')), 0)::int as "xpLeft",
      coalesce(sum(s.xp), 0)::int as xp
    from work_tasks wt join tasks t on t.id = wt.task_id
    left join task_states s on s.attempt_id = a.id and s.task_id = wt.task_id
    where wt.work_id = ${doneWorkSql('h')}
  ) k
  where h.published_at is not null and h.published_at <= $2 and (wh.homework_id is null or wh.closed_at is not null)
    and (w.rules ->> 'opensAt' is null or (w.rules ->> 'opensAt')::timestamptz <= $2)
    and (h.source <> 'course' or a.id is not null or l.position = 1
      or ${openAccessSql({ kind: courseKind, resourceId: 'l.course_id', userId: '$1', now: '$2' })})`

/** All homeworks of a pupil, of any source and state. */
export async function listCopies(sql: Sql, userId: number, now: Date): Promise<CopyRow[]> {
  const { rows } = await sql.query<CopyRow>({
    name: 'list_homework_copies',
    text: copySql(mineSql),
    values: [userId, now],
  })
  return rows
}

/** One of them, or that of an open lesson without answers yet: `copySql` checks whether it is open. */
export async function findCopy(
  sql: Sql,
  id: number,
  userId: number,
  now: Date,
): Promise<CopyRow | undefined> {
  const { rows } = await sql.query<CopyRow>({
    name: 'find_homework_copy',
    text: copySql(`select id from (${mineSql}) every where id = $3
      union select id from homeworks where id = $3 and source = 'course' and retired_at is null`),
    values: [userId, now, id],
  })
  return rows[0]
}

/** The homework of a lesson, whether or not the pupil has started it. Check access to the lesson first. */
export async function findLessonCopy(
  sql: Sql,
  lessonId: number,
  userId: number,
  now: Date,
): Promise<CopyRow | undefined> {
  const { rows } = await sql.query<CopyRow>({
    name: 'find_lesson_copy',
    text: copySql(`select h.id from homeworks h where h.lesson_id = $3 and h.source = 'course' and (
      h.retired_at is null or exists (select from attempts a where a.work_id = h.work_id and a.user_id = $1))`),
    values: [userId, now, lessonId],
  })
  return rows[0]
}

/** The copy of a pupil by its work; nothing while a webinar is waiting or open. */
export async function findCopyOfWork(
  sql: Sql,
  workId: number,
  userId: number,
  now: Date,
): Promise<CopyRow | undefined> {
  const { rows } = await sql.query<CopyRow>({
    name: 'find_homework_copy_of_work',
    text: copySql('select id from homeworks where work_id = $3'),
    values: [userId, now, workId],
  })
  return rows[0]
}
