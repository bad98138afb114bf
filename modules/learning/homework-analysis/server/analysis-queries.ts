import type { Sql } from '@school/db'
import type { Response, TaskStatus, Verdict } from '@school/tasks/contract'
import { isFirstTrySql } from '@school/assigning/server'

/** A try that was not right. */
interface MissRow {
  tryNumber: number
  response: Response
  verdict: Verdict
}

export interface StandingRow {
  attemptId: number
  attemptNumber: number
  /** A wrong answer may give new numbers. */
  renews: boolean
  taskId: number
  status: TaskStatus
  tries: number
  returns: number
  share: number
  isFirstTry: boolean
  /** In order. */
  misses: MissRow[]
}

/** States of the tasks of these attempts, with all tries that were judged and were not right. */
export async function listStandings(sql: Sql, attemptIds: readonly number[]): Promise<StandingRow[]> {
  const { rows } = await sql.query<StandingRow>({
    name: 'list_standings_with_misses',
    text: `select s.attempt_id as "attemptId", a.number as "attemptNumber", coalesce((w.rules ->> 'renews')::boolean, false) as renews,
        s.task_id as "taskId", s.status, s.tries, s.returns, s.share::float8 as share, ${isFirstTrySql('s')} as "isFirstTry",
        coalesce((select jsonb_agg(jsonb_build_object('tryNumber', n.try_number, 'response', n.response, 'verdict', n.verdict) order by n.try_number)
          from answers n where n.attempt_id = s.attempt_id and n.task_id = s.task_id and n.verdict ->> 'outcome' <> 'right'), '[]') as misses
      from task_states s join attempts a on a.id = s.attempt_id join works w on w.id = a.work_id
      where s.attempt_id = any($1::int[])`,
    values: [attemptIds],
  })
  return rows
}
