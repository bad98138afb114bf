import type { Sql } from '@school/db'

/** An attempt as what somebody sat over from when to when. */
export interface Sitting {
  attemptId: number
  /** Of what owns the work. */
  ownerId: number
  title: string
  disciplineTitle: string
  disciplineHue: number
  startedAt: Date
  /** `null` while it goes on without a clock. */
  endsAt: Date | null
  isFinished: boolean
}

/** @param owners the table of what owns works, by `id`, `work_id`, `title` and `discipline_id` @returns attempts of a person that touch the span, the first begun first */
export async function listSittings(
  sql: Sql,
  owners: string,
  { userId, from, to, now }: { userId: number; from: Date; to: Date; now: Date },
): Promise<Sitting[]> {
  const { rows } = await sql.query<Sitting>({
    name: `list_sittings_of_${owners}`,
    text: `select a.id as "attemptId", o.id as "ownerId", o.title, d.title as "disciplineTitle", d.hue as "disciplineHue",
        a.started_at as "startedAt", coalesce(a.finished_at, a.deadline_at) as "endsAt",
        a.finished_at is not null or coalesce(a.deadline_at <= $4, false) as "isFinished"
      from attempts a join ${owners} o on o.work_id = a.work_id join disciplines d on d.id = o.discipline_id
      where a.user_id = $1 and a.started_at < $3 and coalesce(a.finished_at, a.deadline_at, a.started_at) >= $2
      order by a.started_at, a.id`,
    values: [userId, from, to, now],
  })
  return rows
}
