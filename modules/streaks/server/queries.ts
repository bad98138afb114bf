import type { Sql } from '@school/db'

export interface KnownDays {
  solved: ReadonlyMap<string, number>
  openedGifts: ReadonlyMap<number, Date>
  weekendsRest: boolean
  rests: readonly { fromDay: string; toDay: string }[]
}

/**
 * Tasks solved on each day of the pupil's own zone, one statement for all that a row of days is made of. A task is solved on a day when its answer was
 * right, or when a person is to say so: what was handed in was done. Answers of an exam that is not judged yet count on the day they were saved.
 */
export async function findKnownDays(sql: Sql, userId: number): Promise<KnownDays> {
  const { rows } = await sql.query<{
    solved: Record<string, number>
    gifts: Record<string, string>
    weekendsRest: boolean
    rests: { fromDay: string; toDay: string }[]
  }>({
    name: 'find_known_streak_days',
    text: `with done as (
        select w.task_id, w.answered_at as at
        from attempts a join answers w on w.attempt_id = a.id
        where a.user_id = $1 and (w.verdict is null or w.verdict ->> 'outcome' = 'right')
        union all
        select d.task_id, d.saved_at from attempts a join answer_drafts d on d.attempt_id = a.id
        where a.user_id = $1 and a.judged_at is null and d.response is not null
      ), days as (
        select to_char((d.at at time zone u.timezone)::date, 'YYYY-MM-DD') as day, count(distinct d.task_id)::int as tasks
        from done d, users u where u.id = $1 group by 1
      )
      select (select coalesce(jsonb_object_agg(day, tasks), '{}') from days) as solved,
        (select coalesce(jsonb_object_agg(source_id, created_at), '{}') from reward_transactions
          where user_id = $1 and currency = 'xp' and source_type = 'streak') as gifts,
        coalesce((select weekends_rest from streak_settings where user_id = $1), false) as "weekendsRest",
        (select coalesce(jsonb_agg(jsonb_build_object('fromDay', from_day, 'toDay', to_day)), '[]') from (
          select from_day, to_day from streak_rest_days where user_id = $1
          union all select day, day from daily_plan_day_offs where user_id = $1) rest) as rests`,
    values: [userId],
  })
  const { solved, gifts, weekendsRest, rests } = rows[0]!
  return {
    solved: new Map(Object.entries(solved)),
    openedGifts: new Map(Object.entries(gifts).map(([step, at]) => [Number(step), new Date(at)])),
    weekendsRest,
    rests,
  }
}

export interface RestRow {
  id: number
  from: string
  to: string
}

/** The last that were marked first. */
export async function listRests(sql: Sql, userId: number, since: string): Promise<RestRow[]> {
  const { rows } = await sql.query<RestRow>({
    name: 'list_streak_rest_days',
    text: `select id, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to"
      from streak_rest_days where user_id = $1 and to_day >= $2::date order by from_day desc, id desc`,
    values: [userId, since],
  })
  return rows
}
