import type { Sql } from '@school/db'
import { isRankedSql, isFirstResultSql } from '@school/works/server'
import { isCountedSql } from '@school/results/server'
import { percentOfPoints } from '@school/work-rules/server'
import { boardSql, boardValues } from './board.ts'

export const bins = 10

/** Index of the bar of a result: 0–9 %, 10–19 % … 90–100 %. */
export const binOf = (points: number, maxPoints: number): number =>
  Math.min(bins - 1, Math.floor(percentOfPoints(points, maxPoints) / (100 / bins)))

export interface TaskStats {
  id: number
  position: number
  title: string
  difficulty: number
  answered: number
  solvedPercent: number
}

/** Results of first attempts of a work; answers waiting for a check are not counted in percents. */
export async function readWorkStats(sql: Sql, workId: number) {
  const results = await sql.query<{ points: number; maxPoints: number; people: number }>({
    name: 'list_points',
    text: `with ${boardSql} select points, max_points as "maxPoints", sum(people)::int as people from board group by 1, 2`,
    values: boardValues(workId, {}),
  })
  const tasks = await sql.query<TaskStats>({
    name: 'list_task_stats',
    text: `with rated as (select id from attempts where work_id = $1 and ${isRankedSql(null)})
      select t.id, wt.position, t.title, t.difficulty, count(s.task_id) filter (where ${isCountedSql('s')})::int as answered,
        coalesce(floor(100.0 * count(s.task_id) filter (where s.share >= 1) / nullif((select count(*) from rated) - count(s.task_id) filter (where s.status = 'in_queue'), 0)), 0)::int as "solvedPercent"
      from work_tasks wt
      join tasks t on t.id = wt.task_id
      left join task_states s on s.task_id = t.id and s.attempt_id in (select id from rated)
      where wt.work_id = $1 group by t.id, wt.position order by wt.position`,
    values: [workId],
  })
  const distribution = Array.from({ length: bins }, () => 0)
  let participants = 0
  let sum = 0
  for (const { points, maxPoints, people } of results.rows) {
    distribution[binOf(points, maxPoints)]! += people
    participants += people
    sum += people * percentOfPoints(points, maxPoints)
  }
  const averagePercent = participants === 0 ? null : Math.round(sum / participants)
  return { participants, averagePercent, distribution, tasks: tasks.rows }
}

/** Percent of a person's first attempt; null before it is judged. */
export async function findFirstPercent(sql: Sql, workId: number, userId: number): Promise<number | null> {
  const { rows } = await sql.query<{ points: number; maxPoints: number }>({
    name: 'find_first_points',
    text: `select points, max_points as "maxPoints" from attempts
      where work_id = $1 and user_id = $2 and ${isFirstResultSql(null)}`,
    values: [workId, userId],
  })
  return rows[0] ? percentOfPoints(rows[0].points, rows[0].maxPoints) : null
}
