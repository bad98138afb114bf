import type { Sql } from '@school/db'

export interface KnownDays {
  zone: string
  solved: ReadonlyMap<string, number>
  /** When the first task of a day was solved. */
  solvedAt: ReadonlyMap<string, Date>
  /** Seconds of films. */
  watched: ReadonlyMap<string, number>
  openedGifts: ReadonlyMap<number, Date>
  weekendsRest: boolean
  rests: readonly { fromDay: string; toDay: string }[]
}

/**
 * Tasks solved on each day of a pupil's own zone, one statement for all data of the rows of days of these pupils. A task is solved on a day
 * when its answer was right, or waits for a reviewer: what was handed in was done. Answers of an exam that is not judged yet count on the day
 * they were saved.
 */
export async function listKnownDays(sql: Sql, userIds: readonly number[]): Promise<Map<number, KnownDays>> {
  const { rows } = await sql.query<{
    userId: number
    zone: string
    solved: Record<string, [tasks: number, firstAt: string]>
    watched: Record<string, number>
    gifts: Record<string, string>
    weekendsRest: boolean
    rests: { fromDay: string; toDay: string }[]
  }>({
    name: 'list_known_streak_days',
    text: `select u.id as "userId", u.timezone as zone,
        (select coalesce(jsonb_object_agg(day, jsonb_build_array(tasks, first_at)), '{}') from (
          select to_char((d.at at time zone u.timezone)::date, 'YYYY-MM-DD') as day, count(distinct d.task_id)::int as tasks,
            min(d.at) as first_at from (
            select w.task_id, w.answered_at as at
            from attempts a join answers w on w.attempt_id = a.id
            where a.user_id = u.id and (w.verdict is null or w.verdict ->> 'outcome' = 'right')
            union all
            select d.task_id, d.saved_at from attempts a join answer_drafts d on d.attempt_id = a.id
            where a.user_id = u.id and a.judged_at is null and d.response is not null
          ) d group by 1) days) as solved,
        (select coalesce(jsonb_object_agg(to_char(day, 'YYYY-MM-DD'), seconds), '{}') from watched_days where user_id = u.id) as watched,
        (select coalesce(jsonb_object_agg(source_id, created_at), '{}') from reward_transactions
          where user_id = u.id and currency = 'xp' and source_type = 'streak') as gifts,
        coalesce((select weekends_rest from streak_settings where user_id = u.id), false) as "weekendsRest",
        (select coalesce(jsonb_agg(jsonb_build_object('fromDay', from_day, 'toDay', to_day)), '[]') from (
          select from_day, to_day from streak_rest_days where user_id = u.id
          union all select day, day from daily_plan_day_offs where user_id = u.id) rest) as rests
      from users u where u.id = any($1::int[])`,
    values: [userIds],
  })
  return new Map(
    rows.map(({ userId, zone, solved, watched, gifts, weekendsRest, rests }) => [
      userId,
      {
        zone,
        solved: new Map(Object.entries(solved).map(([day, [tasks]]) => [day, tasks])),
        solvedAt: new Map(Object.entries(solved).map(([day, [, firstAt]]) => [day, new Date(firstAt)])),
        watched: new Map(Object.entries(watched)),
        openedGifts: new Map(Object.entries(gifts).map(([step, at]) => [Number(step), new Date(at)])),
        weekendsRest,
        rests,
      },
    ]),
  )
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
