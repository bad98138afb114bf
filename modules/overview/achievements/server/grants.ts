import { finishedCoursesSql } from '@school/courses/server'
import { solvedTasksSql } from '@school/results/server'
import type { Sql } from '@school/db'
import type { Grant } from './rules.ts'
import { steps } from './rules.ts'

/** Everything that families count, one row for each unit with its instant: `(family, user_id, n, at)`. Days are the person's own. */
const countedSql = `
  select 'tasks' as family, user_id, row_number() over (partition by user_id order by at, task_id) as n, at
  from (${solvedTasksSql('a.user_id in (select id from people)')}) solved
  union all
  select 'streak', user_id, row_number() over (partition by user_id, beginning order by day), at from (
    select user_id, day, at, day - (row_number() over (partition by user_id order by day))::int as beginning from (
      select r.user_id, (r.created_at at time zone p.timezone)::date as day, min(r.created_at) as at
      from people p join reward_transactions r on r.user_id = p.id and r.currency = 'xp'
      group by 1, 2
    ) days
  ) chains
  union all
  select 'courses', user_id, row_number() over (partition by user_id order by finished_at, course_id), finished_at
  from (${finishedCoursesSql('a.user_id in (select id from people)')}) finished
  union all
  select 'trainings', user_id, row_number() over (partition by user_id order by at, work_id), at from (
    select a.user_id, a.work_id, min(a.judged_at) as at
    from people p join attempts a on a.user_id = p.id and a.max_points > 0 and a.points >= a.max_points
    join trainings t on t.work_id = a.work_id
    group by a.user_id, a.work_id
  ) perfect
  union all
  select 'level', r.user_id, sum(r.amount) over (partition by r.user_id order by r.created_at, r.id), r.created_at
  from people p join reward_transactions r on r.user_id = p.id and r.currency = 'xp'
  union all
  select 'diplomas', c.user_id, row_number() over (partition by c.user_id order by c.issued_at, c.id), c.issued_at
  from people p join certificates c on c.user_id = p.id and c.withdrawn_at is null and c.kind not in ('participation', 'completion', 'gratitude')`

/**
 * Grants these people whatever they have reached, with the instants at which it happened. Repeating it changes nothing.
 * Only pupils collect achievements.
 * @returns how many are new
 */
export async function grantAchievements(sql: Sql, userIds: readonly number[]): Promise<number> {
  if (userIds.length === 0) return 0
  const { rowCount } = await sql.query({
    name: 'grant_achievements',
    text: `with people as (select id, timezone from users where id = any($1::int[]) and type = 'pupil'),
      steps as (select * from unnest($2::text[], $3::int[], $4::int[]) s (family, step, needed))
      insert into achievement_grants (user_id, family, of, reached_at)
      select c.user_id, s.family, s.step, min(c.at) from (${countedSql}) c join steps s on s.family = c.family and c.n >= s.needed
      group by 1, 2, 3 on conflict do nothing`,
    values: [
      userIds,
      steps.map(({ family }) => family),
      steps.map(({ of }) => of),
      steps.map(({ needed }) => needed),
    ],
  })
  return rowCount ?? 0
}

/** Achievements older than this are no longer shown as news, whether they were seen or not. */
const newForDays = 14

type GrantRow = Omit<Grant, 'isNew'> & { seenAt: Date | null }

const grantOf = ({ seenAt, ...grant }: GrantRow, now: Date): Grant => ({
  ...grant,
  isNew: seenAt === null && now.getTime() - grant.reachedAt.getTime() < newForDays * 86_400_000,
})

/** A person's grants, the newest first. */
export async function listGrants(sql: Sql, userId: number, now: Date): Promise<Grant[]> {
  const { rows } = await sql.query<GrantRow>({
    name: 'list_achievement_grants',
    text: `select family, of, reached_at as "reachedAt", seen_at as "seenAt"
      from achievement_grants where user_id = $1 order by reached_at desc, family, of desc`,
    values: [userId],
  })
  return rows.map((row) => grantOf(row, now))
}

/** Marks all achievements as seen by their owner. */
export async function markSeen(sql: Sql, userId: number, now: Date): Promise<void> {
  await sql.query({
    name: 'mark_achievements_seen',
    text: 'update achievement_grants set seen_at = $2 where user_id = $1 and seen_at is null',
    values: [userId, now],
  })
}
