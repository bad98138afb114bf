import type { Sql } from '@school/db'
import { percentIn, pupilsOfHomeworkSql, markBy, copyAttemptSql } from '@school/homeworks/server'

/** Pupils and subject of the requested marks. */
export interface MarksAsked {
  userId: number
  disciplineId: number
  since: Date
}

export interface GivenMark {
  userId: number
  disciplineId: number
  mark: number
  at: Date
}

interface Row {
  userId: number
  disciplineId: number
  mark: number | null
  markScale: number[]
  judgedAt: Date
  points: number | null
  maxPoints: number | null
  inQueue: number
}

/**
 * Marks of homeworks submitted and judged since then, as their pupils see them, in chronological order: the teacher's own, else by the scale.
 * One statement for all requested pupils.
 */
export async function listMarksSince(sql: Sql, asked: readonly MarksAsked[]): Promise<GivenMark[]> {
  if (asked.length === 0) return []
  const { rows } = await sql.query<Row>({
    name: 'list_homework_marks_since',
    text: `select g.user_id as "userId", g.discipline_id as "disciplineId", cp.mark, h.mark_scale as "markScale", a.judged_at as "judgedAt",
        a.points, a.max_points as "maxPoints",
        (select count(*)::int from task_states where attempt_id = a.id and status = 'in_queue') as "inQueue"
      from (select user_id, discipline_id, min(since) as since from unnest($1::int[], $2::int[], $3::timestamptz[]) u (user_id, discipline_id, since)
        group by 1, 2) g
      join lateral (
        select h.* from homeworks h where h.discipline_id = g.discipline_id and h.id in (
          select own.id from attempts x join homeworks own on own.work_id = x.work_id where x.user_id = g.user_id
          union all
          select own.id from attempts x join homeworks own on own.thing_work_id = x.work_id and own.published_at is not null
          where x.user_id = g.user_id and g.user_id in (${pupilsOfHomeworkSql('own.id')})
        )
      ) h on true
      join lateral (${copyAttemptSql('h', 'g.user_id')}) a on a.finished_at is not null and a.judged_at >= g.since
      left join homework_copies cp on cp.homework_id = h.id and cp.user_id = g.user_id
      where not exists (select from webinar_homeworks wh where wh.homework_id = h.id and wh.closed_at is null)
      order by a.judged_at, a.id`,
    values: [
      asked.map(({ userId }) => userId),
      asked.map(({ disciplineId }) => disciplineId),
      asked.map(({ since }) => since),
    ],
  })
  return rows.flatMap(({ userId, disciplineId, mark, markScale, judgedAt, ...judged }) => {
    const given = mark ?? markBy(percentIn({ judgedAt, ...judged }), markScale)
    return given === null ? [] : [{ userId, disciplineId, mark: given, at: judgedAt }]
  })
}
