import { courseKind } from '@school/courses/contract'
import type { Sql } from '@school/db'
import { heldSql } from '@school/grants/server'
import { solvedTasksSql } from '@school/results/server'
import type { ActivityDay, DisciplineWeeks } from '../contract/index.ts'

/** Days and weeks are those of the user's own time zone; $1 is the user, $2 the instant. */
const clockSql = `clock as (
    select timezone as zone, ($2::timestamptz at time zone timezone)::date as today from users where id = $1
  )`

const solvedSql = solvedTasksSql('a.user_id = $1')

/** The last days up to today, those without work too. */
export async function listDays(sql: Sql, userId: number, days: number, now: Date): Promise<ActivityDay[]> {
  const { rows } = await sql.query<ActivityDay>({
    name: 'list_days',
    text: `with ${clockSql},
      days as (
        select today - ago as day, zone, ((today - $3::int + 1)::timestamp at time zone zone) as start
        from clock, generate_series(0, $3::int - 1) as ago
      ),
      since as (select distinct zone, start from days),
      answered as (
        select (w.answered_at at time zone zone)::date as day, count(*)::int as answers
        from since, attempts a join answers w on w.attempt_id = a.id
        where a.user_id = $1 and w.answered_at >= start group by 1
      ),
      done as (
        select (s.at at time zone zone)::date as day, count(*)::int as solved
        from since, (${solvedSql}) s where s.at >= start group by 1
      ),
      earned as (
        select (r.created_at at time zone zone)::date as day, sum(r.amount)::int as xp
        from since, reward_transactions r
        where r.user_id = $1 and r.currency = 'xp' and r.created_at >= start group by 1
      )
      select to_char(day, 'YYYY-MM-DD') as day, coalesce(answers, 0) as answers, coalesce(solved, 0) as solved,
        coalesce(xp, 0) as xp
      from days left join answered using (day) left join done using (day) left join earned using (day)
      order by 1`,
    values: [userId, now, days],
  })
  return rows
}

/** How many days of the user's life had at least one answer, and how many tasks are solved. */
export async function countOfAll(sql: Sql, userId: number): Promise<{ activeDays: number; solved: number }> {
  const { rows } = await sql.query<{ activeDays: number; solved: number }>({
    name: 'count_of_all',
    text: `select (
        select count(distinct (w.answered_at at time zone u.timezone)::date)::int
        from users u join attempts a on a.user_id = u.id join answers w on w.attempt_id = a.id where u.id = $1
      ) as "activeDays", (select count(*)::int from (${solvedSql}) s) as solved`,
    values: [userId],
  })
  return rows[0]!
}

/** Tasks of lessons that were solved, by discipline and week, this week at the end; disciplines of the user's courses and answers. */
export async function listDisciplineWeeks(
  sql: Sql,
  userId: number,
  weeks: number,
  now: Date,
): Promise<DisciplineWeeks[]> {
  const { rows } = await sql.query<DisciplineWeeks>({
    name: 'list_discipline_weeks',
    text: `with ${clockSql},
      weeks as (
        select date_trunc('week', today::timestamp)::date - 7 * ago as week_start, zone
        from clock, generate_series(0, $3::int - 1) as ago
      ),
      since as (select zone, min(week_start)::timestamp at time zone zone as start from weeks group by zone),
      done as (
        select c.discipline_id, date_trunc('week', s.at at time zone zone)::date as week_start, count(distinct s.task_id) as n
        from since, (${solvedSql}) s
        join work_tasks wt on wt.task_id = s.task_id
        join lessons l on l.work_id = wt.work_id
        join courses c on c.id = l.course_id
        where s.at >= start group by 1, 2
      ),
      mine as (
        select c.discipline_id from (${heldSql({ kind: courseKind, userId: '$1' })}) held join courses c on c.id = held.resource_id
        union select discipline_id from done
      )
      select d.id, d.key, d.title, d.hue,
        json_agg(json_build_object('weekStart', w.week_start, 'solved', coalesce(k.n, 0)) order by w.week_start) as weeks
      from mine
      join disciplines d on d.id = mine.discipline_id
      cross join weeks w
      left join done k on k.discipline_id = d.id and k.week_start = w.week_start
      group by d.id order by d.position, d.id`,
    values: [userId, now, weeks],
  })
  return rows
}
