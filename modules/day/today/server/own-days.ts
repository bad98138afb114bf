import type { Sql } from '@school/db'

/** An own item made in the plan, on its current day. */
export interface OwnOfDay {
  readonly key: string
  readonly title: string
  readonly day: string
  readonly isDone: boolean
  /** The day from midnight to midnight, by the clock of its pupil. */
  readonly startsAt: Date
  readonly endsAt: Date
  readonly changedAt: Date
}

/** What a pupil has put into the plans of the days that a span touches; neither moved on nor hidden. */
export async function listOwnOfDays(
  sql: Sql,
  { userId, from, to }: { userId: number; from: Date; to: Date },
): Promise<OwnOfDay[]> {
  const { rows } = await sql.query<OwnOfDay>({
    name: 'list_own_plan_items',
    text: `select i.key, i.title, to_char(i.day, 'YYYY-MM-DD') as day, i.state = 'done' as "isDone", i.changed_at as "changedAt",
        i.day::timestamp at time zone u.timezone as "startsAt", (i.day + 1)::timestamp at time zone u.timezone as "endsAt"
      from daily_plan_items i join users u on u.id = i.user_id
      where i.user_id = $1 and i.key like 'own:%' and i.state in ('planned', 'done')
        and i.day >= ($2::timestamptz at time zone u.timezone)::date and i.day::timestamp at time zone u.timezone < $3
      order by i.day, i.position, i.id`,
    values: [userId, from, to],
  })
  return rows
}
