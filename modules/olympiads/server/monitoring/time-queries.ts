import type { Sql } from '@school/db'
import { classesSql } from '@school/school-classes/server'
import type { GivenTime } from '@school/monitoring/contract'
import { listGivenTimes, mayGoOnSql } from '@school/monitoring/server'
import type { MonitoredStageRow } from './access.ts'
import { monitoredSql, officialSql } from './queries.ts'

/** Time given in a stage, as far as it concerns those whom the viewer leads. */
export const listStageTimes = (sql: Sql, { stage, lead }: MonitoredStageRow): Promise<GivenTime[]> =>
  listGivenTimes(sql, {
    name: 'of_stage',
    workIds: stage.grades.map(({ workId }) => workId),
    classesSql,
    condition: `($2::int[] is null or w.target = 'all' or (w.target = 'school' and w.target_id = $3::int)
        or (w.target = 'class' and w.target_id = any($2))
        or (w.target = 'user' and exists (
          select from class_members monitored where monitored.user_id = w.target_id and monitored.role = 'pupil' and monitored.school_class_id = any($2)
        )))`,
    values: [lead.classIds, lead.school?.id ?? null],
  })

export interface MonitoredAttempt {
  userId: number
  workId: number
  finishedAt: Date | null
  /** Ended by the clock, and neither judged nor before people: it may be gone on with. */
  mayGoOn: boolean
}

/** The official participation of somebody whom the viewer leads. */
export async function findMonitoredAttempt(
  sql: Sql,
  stageId: number,
  userId: number,
  classIds: readonly number[] | null,
): Promise<MonitoredAttempt | undefined> {
  const { rows } = await sql.query<MonitoredAttempt>({
    name: 'find_monitored_attempt',
    text: `select p.user_id as "userId", p.work_id as "workId", a.finished_at as "finishedAt",
        coalesce(${mayGoOnSql}, false) as "mayGoOn"
      from ${officialSql}
      where p.stage_id = $1 and p.user_id = $2 and not p.is_virtual and ${monitoredSql('$3')}`,
    values: [stageId, userId, classIds],
  })
  return rows[0]
}
