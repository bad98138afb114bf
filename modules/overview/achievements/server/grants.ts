import { finishedCoursesSql } from '@school/courses/server'
import { solvedTasksSql } from '@school/results/server'
import type { Sql } from '@school/db'
import { listLearningDays } from '@school/streaks/server'
import type { Grant } from './rules.ts'
import { steps } from './rules.ts'

/** Everything that families count but days in a row, one row for each unit with its instant: `(family, user_id, n, at)`. */
const countedSql = `
  select 'tasks' as family, user_id, row_number() over (partition by user_id order by at, task_id) as n, at
  from (${solvedTasksSql('a.user_id in (select id from people)')}) solved
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
export async function grantAchievements(sql: Sql, userIds: readonly number[], now: Date): Promise<number> {
  if (userIds.length === 0) return 0
  const rows = await listRowSteps(sql, userIds, now)
  const { rowCount } = await sql.query({
    name: 'grant_achievements',
    text: `with people as (select id from users where id = any($1::int[]) and type = 'pupil'),
      steps as (select * from unnest($2::text[], $3::int[], $4::int[]) s (family, step, needed))
      insert into achievement_grants (user_id, family, of, reached_at)
      select c.user_id, s.family, s.step, min(c.at) from (${countedSql}) c join steps s on s.family = c.family and c.n >= s.needed
      group by 1, 2, 3
      union all
      select r.user_id, 'streak', r.of, r.at from unnest($5::int[], $6::int[], $7::timestamptz[]) r (user_id, of, at) join people p on p.id = r.user_id
      on conflict do nothing`,
    values: [
      userIds,
      steps.map(({ family }) => family),
      steps.map(({ of }) => of),
      steps.map(({ needed }) => needed),
      rows.map(({ userId }) => userId),
      rows.map(({ of }) => of),
      rows.map(({ at }) => at),
    ],
  })
  return rowCount ?? 0
}

/** Steps of days in a row, by the rules of `streaks`: free and frozen days between them do not break a row. */
async function listRowSteps(
  sql: Sql,
  userIds: readonly number[],
  now: Date,
): Promise<{ userId: number; of: number; at: Date }[]> {
  const known = await listLearningDays(sql, userIds, now)
  const lengths = steps.filter(({ family }) => family === 'streak').map(({ of }) => of)
  return [...known].flatMap(([userId, days]) => {
    const grownAt = days.rowGrownAt()
    return lengths.flatMap((of) => (of <= grownAt.length ? [{ userId, of, at: grownAt[of - 1]! }] : []))
  })
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
