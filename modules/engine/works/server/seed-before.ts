import { isRankedSql } from './rating/first-result.ts'
import type { Unit } from '@school/db'

/** A work to be seeded like another one. */
export interface WorkBefore {
  likeWorkId: number
  workId: number
  gradeIndex: number
}

/**
 * First attempts of these people a number of days earlier, with the same tasks by position or with others: every fifth is absent, and some
 * tasks have other results. Answers are copied from those to the same task; tasks with variants are left out. One statement for all attempts.
 */
export async function seedAttemptsBefore(
  unit: Unit,
  works: readonly WorkBefore[],
  { days, except }: { days: number; except: readonly number[] },
): Promise<void> {
  await unit.sql.query({
    text: `with pair as materialized (select * from unnest($1::int[], $2::int[], $3::int[]) p (like_id, work_id, grade_index)),
      came as materialized (
        select a.id, a.user_id, a.started_at - $4 * interval '1 day' as started_at, a.finished_at - $4 * interval '1 day' as finished_at, pair.*
        from attempts a join pair on pair.like_id = a.work_id
        where ${isRankedSql('a')} and a.user_id <> all ($5::int[]) and a.user_id::bigint * 7919 % 100 < 80
      ), given as materialized (
        select distinct on (n.task_id, n.verdict ->> 'share') n.task_id, n.response, n.verdict, (n.verdict ->> 'share')::real as share
        from pair join attempts a on a.work_id = pair.like_id join answers n on n.attempt_id = a.id and n.verdict is not null
        join tasks k on k.id = n.task_id and k.recipe is null order by n.task_id, n.verdict ->> 'share', n.attempt_id
      ), met as materialized (
        select came.user_id, came.work_id, came.finished_at, t.task_id, k.max_score, answer.*
        from came join task_states s on s.attempt_id = came.id and s.tries > 0
        join work_tasks f on f.work_id = came.like_id and f.task_id = s.task_id
        join work_tasks t on t.work_id = came.work_id and t.position = f.position join tasks k on k.id = t.task_id
        cross join lateral (select (came.user_id::bigint * 31 + f.position * 17) % 100, came.user_id / 25 % 5) c (chance, luck)
        cross join lateral (
          select g.response, g.verdict, g.share from given g where g.task_id = t.task_id
          order by abs(g.share - case when chance < 4 + 5 * luck then 0 when chance < 12 + 5 * luck then 1 else s.share end), g.share limit 1
        ) answer
      ), made as (
        insert into attempts (work_id, user_id, started_at, finished_at, finish_reason, judged_at, points, max_points, grade_index)
        select came.work_id, came.user_id, came.started_at, came.finished_at, 'user', came.finished_at,
          coalesce(scored.points, 0), whole.points, came.grade_index
        from came
        join (select t.work_id, (100 * sum(k.max_score))::int as points from work_tasks t join tasks k on k.id = t.task_id group by 1) whole
          on whole.work_id = came.work_id
        left join (select user_id, work_id, sum(round(100 * max_score * share))::int as points from met group by 1, 2) scored
          on scored.user_id = came.user_id and scored.work_id = came.work_id
        returning id, work_id, user_id, points, max_points, grade_index
      ), rated as (
        insert into rating_fresh (attempt_id, work_id, points, max_points, grade_index)
        select id, work_id, points, max_points, grade_index from made
      ), stood as (
        insert into task_states (attempt_id, task_id, status, tries, share, updated_at)
        select made.id, met.task_id, case met.verdict ->> 'outcome' when 'right' then 'solved' when 'partial' then 'partially' else 'failed' end,
          1, met.share, met.finished_at
        from made join met on met.user_id = made.user_id and met.work_id = made.work_id
      )
      insert into answers (attempt_id, task_id, try_number, response, verdict, answered_at)
      select made.id, met.task_id, 1, met.response, met.verdict, met.finished_at
      from made join met on met.user_id = made.user_id and met.work_id = made.work_id`,
    values: [
      works.map(({ likeWorkId }) => likeWorkId),
      works.map(({ workId }) => workId),
      works.map(({ gradeIndex }) => gradeIndex),
      days,
      except,
    ],
  })
}
