import { lastVisitSql } from '@school/accounts/server'
import { firstTrySql } from '@school/assigning/server'
import { overdueHomeworksSql } from '@school/homeworks/server'
import { neverSignedInSql } from '@school/school-classes/server'

/**
 * What is known of pupils, as a part of a query:
 * `(user_id, has_come, last_visit_at, percent, tasks, overdue, weak_skill)`.
 * @param people a query of `(user_id)` @param since an instant, the beginning of the school year @param now an instant
 */
export const pupilFactsSql = (
  people: string,
  since: string,
  now: string,
): string => `select p.user_id, seen.at is not null or not (${neverSignedInSql('u')}) as has_come, seen.at as last_visit_at, result.percent, result.tasks,
    coalesce(late.overdue, 0) as overdue, weak.title as weak_skill
  from (${people}) p join users u on u.id = p.user_id
  cross join lateral (
    select greatest(
      ${lastVisitSql('p.user_id')},
      (select max(x.answered_at) from attempts a join answers x on x.attempt_id = a.id where a.user_id = p.user_id)) as at
  ) seen
  cross join lateral (
    ${firstTrySql('p.user_id', since)}
  ) result
  left join (${overdueHomeworksSql(people, now)}) late on late.user_id = p.user_id
  left join lateral (
    select s.title from skill_mastery k join skills s on s.id = k.skill_id and s.retired_at is null
    where k.user_id = p.user_id and k.answered >= 3 and k.level in ('attempted', 'familiar') and k."right" * 10 < k.answered * 6
    order by k."right"::numeric / k.answered, k.practised_at desc, k.skill_id limit 1
  ) weak on true`
