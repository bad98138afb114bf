import { isExceptSql } from './queries.ts'
import { copyAttemptSql, assignableCopySql } from './assignable-sql.ts'
import { overdueDays } from './rules/overdue.ts'

/**
 * Homeworks of teachers that users have, by name or with a class: a query of `(user_id, id)`.
 * Trap: a lateral query per pupil runs for each pupil and each homework, which takes seconds for a teacher with a year of both.
 */
const givenSql = (people: string): string => `
    select t.target_id as user_id, t.homework_id as id from (${people}) p
      join homework_targets t on t.target = 'user' and t.target_id = p.user_id
    union select m.user_id, t.homework_id from (${people}) p
      join class_members m on m.user_id = p.user_id and m.role = 'pupil'
      join homework_targets t on t.target = 'class' and t.target_id = m.school_class_id
      where not ${isExceptSql('t.homework_id', 'm.user_id')}`

/** Homeworks (`h`) of users (`p`), each with its deadline for them (`term.at`): the part of a query after `from`. @param joined more joins */
const termsSql = (people: string, now: string, joined = ''): string => `(${givenSql(people)}) p
  join homeworks h on h.id = p.id and h.source in ('teacher', 'webinar') and h.published_at <= ${now} and h.archived_at is null
  join works w on w.id = h.work_id
  left join webinar_homeworks wh on wh.homework_id = h.id
  cross join lateral (
    select coalesce(h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz, h.closed_at)
      + make_interval(secs => coalesce((select sum(x.extra_seconds) from work_allowances x where x.work_id = h.work_id and (x.target = 'all'
        or (x.target = 'user' and x.target_id = p.user_id)
        or (x.target = 'class' and x.target_id in (select school_class_id from class_members where user_id = p.user_id and role = 'pupil')))), 0)) as at
    offset 0 -- else it is computed again wherever it is compared
  ) term ${joined}
  where (wh.homework_id is null or wh.closed_at is not null) and term.at < ${now}`

/**
 * SQL: how many homeworks of teachers are overdue, as `overdueSince` defines it:
 * `(user_id, overdue)`; users without any are absent. @param people a query of `(user_id)` @param now an expression
 */
export const overdueHomeworksSql = (people: string, now: string): string => `
  select p.user_id, count(*)::int as overdue
  from ${termsSql(people, now)}
    and term.at > ${now}::timestamptz - interval '${overdueDays} days'
    and not exists (select from (${copyAttemptSql('h', 'p.user_id')}) a where a.finished_at is not null)
  group by p.user_id`

const handedInSql = `cross join lateral (
    select least(
      (select min(a.finished_at) from attempts a where a.work_id = h.work_id and a.user_id = p.user_id),
      (select a.finished_at from (${assignableCopySql('h', 'p.user_id')}) a),
      (select k.returned_at from homework_copies k where k.homework_id = h.id and k.user_id = p.user_id)) as at
  ) done`

export interface TermsAsked {
  /** A query of `(user_id)`. */
  people: string
  /** Expressions: the first instant, and the one after the last. */
  from: string
  until: string
  now: string
  /** A condition on the homework, `h`. */
  where: string
}

/**
 * SQL: homeworks of teachers with a deadline within a period, and how many of them were submitted in time:
 * `(user_id, given, in_time)`; users without any are absent. Copies returned for correction count as submitted.
 */
export const homeworksInTimeSql = ({ people, from, until, now, where }: TermsAsked): string => `
  select p.user_id, count(*)::int as given, count(*) filter (where done.at <= term.at)::int as in_time
  from ${termsSql(people, now, handedInSql)}
    and term.at >= ${from} and term.at < ${until} and ${where}
  group by p.user_id`
