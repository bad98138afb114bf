import type { Sql } from '@school/db'
import type { Response, TaskStatus, Verdict } from '@school/tasks/contract'
import type { Level } from '../contract/levels.ts'
import { isFirstTrySql } from './first-try.ts'

/** A set of an assignment; of one that everybody has alike the only one. */
export interface AnalysedSet {
  homeworkId: number
  level: Level | null
  taskIds: number[]
}

export async function listAnalysedSets(sql: Sql, baseId: number): Promise<AnalysedSet[]> {
  const { rows } = await sql.query<AnalysedSet>({
    name: 'list_analysed_sets',
    text: `select h.id as "homeworkId", h.level, array(select task_id from work_tasks where work_id = h.work_id order by position) as "taskIds"
      from homeworks h where h.id = $1 or h.base_id = $1 order by h.level`,
    values: [baseId],
  })
  return rows
}

/** A try that was not right. */
interface MissRow {
  tryNumber: number
  response: Response
  verdict: Verdict
}

export interface StandingRow {
  attemptId: number
  attemptNumber: number
  /** A miss may bring other numbers. */
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

/** Where tasks of these attempts stand, with every try that was judged and was not right. */
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
