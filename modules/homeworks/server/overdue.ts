import { isExceptSql } from './queries.ts'

/** What is late for longer is no news. */
const rememberedDays = 30

/** Homeworks of teachers that somebody has, by name or with a class: a query of `(id)`. @param userId an expression */
const givenSql = (
  userId: string,
): string => `select t.homework_id as id from homework_targets t where t.target = 'user' and t.target_id = ${userId}
      union select t.homework_id from class_members m join homework_targets t on t.target = 'class' and t.target_id = m.school_class_id
        where m.user_id = ${userId} and m.role = 'pupil' and not ${isExceptSql('t.homework_id', userId)}`

/**
 * How many homeworks of teachers were not handed in by their term, which went by within thirty days, as a part of a query:
 * `(user_id, overdue)`; whoever has none is absent. @param people a query of `(user_id)` @param now an expression
 */
export const overdueHomeworksSql = (people: string, now: string): string => `
  select p.user_id, count(*)::int as overdue
  from (${people}) p cross join lateral (${givenSql('p.user_id')}) given
  join homeworks h on h.id = given.id and h.source in ('teacher', 'webinar') and h.published_at <= ${now} and h.archived_at is null
  join works w on w.id = h.work_id
  left join webinar_homeworks wh on wh.homework_id = h.id
  cross join lateral (
    select coalesce(h.soft_deadline_at, (w.rules ->> 'closesAt')::timestamptz, h.closed_at)
      + make_interval(secs => coalesce((select sum(x.extra_seconds) from work_allowances x where x.work_id = h.work_id and (x.target = 'all'
        or (x.target = 'user' and x.target_id = p.user_id)
        or (x.target = 'class' and x.target_id in (select school_class_id from class_members where user_id = p.user_id and role = 'pupil')))), 0)) as at
  ) term
  where (wh.homework_id is null or wh.closed_at is not null)
    and term.at < ${now} and term.at > ${now}::timestamptz - interval '${rememberedDays} days'
    and not exists (select from attempts a where a.work_id = h.work_id and a.user_id = p.user_id and a.finished_at is not null)
  group by p.user_id`
