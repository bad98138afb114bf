import type { Sql } from '@school/db'
import { classesSql } from '@school/school-classes/server'
import type { GivenTime, TimeTarget } from '@school/monitoring/contract'
import { listGivenTimes, mayGoOnSql } from '@school/monitoring/server'
import { type StageRow, grantReachesSql } from '@school/olympiads/server'
import type { TimeReach } from '../../contract/time.ts'
import type { MonitoredStageRow } from '../monitoring/access.ts'
import { monitoredSql, officialSql } from '../monitoring/queries.ts'
import type { TimeAsked } from '../rules/index.ts'

/** Time given in a stage, limited to those whom the viewer leads. */
export const listStageTimes = (sql: Sql, { stage, lead }: MonitoredStageRow): Promise<GivenTime[]> =>
  listGivenTimes(sql, {
    name: 'of_stage',
    workIds: stage.grades.map(({ workId }) => workId),
    classesSql,
    condition: `($2::int[] is null or w.target = 'all' or (w.target = 'school' and w.target_id = any($3::int[]))
        or (w.target = 'class' and w.target_id = any($2))
        or (w.target = 'user' and exists (
          select from class_members monitored where monitored.user_id = w.target_id and monitored.role = 'pupil' and monitored.school_class_id = any($2)
        )))`,
    values: [lead.classIds, lead.schoolIds],
  })

export interface MonitoredAttempt {
  userId: number
  workId: number
  finishedAt: Date | null
  /** Ended by the clock, and neither judged nor in review: it can be resumed. */
  mayGoOn: boolean
}

/** Official participation of a person whom the viewer leads. */
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

interface Recipients {
  target: TimeTarget
  targetId: number | null
  /** Current members of the target; `null` for all. */
  userIds: readonly number[] | null
}

/**
 * The largest time that any of these people has already got, from all kinds of grants; also counts grants to the target itself when none
 * of them takes part yet.
 */
export async function findGiven(
  sql: Sql,
  { id, grades }: Pick<StageRow, 'id' | 'grades'>,
  { target, targetId, userIds }: Recipients,
): Promise<TimeAsked> {
  const { rows } = await sql.query<TimeAsked>({
    name: 'find_given_time',
    text: `select coalesce(max(s.extra), 0)::int / 60 as "extraMinutes", coalesce(max(s.shift), 0)::int / 60 as "shiftMinutes" from (
        select sum(w.extra_seconds) as extra, sum(w.shift_seconds) as shift from work_allowances w
        where w.work_id = any($1::int[]) and (w.target = 'all' or (w.target = $2 and w.target_id = $3::int)) group by w.work_id
        union all
        select sum(w.extra_seconds), sum(w.shift_seconds) from olympiad_participations p
        join work_allowances w on w.work_id = p.work_id and ${grantReachesSql}
        where p.stage_id = $4 and not p.is_virtual and ($5::int[] is null or p.user_id = any($5)) group by p.id
      ) s`,
    values: [grades.map(({ workId }) => workId), target, targetId, id, userIds],
  })
  return rows[0]!
}

/** How many official participants a change of time would affect. @param userIds `null`: all */
export async function countReached(
  sql: Sql,
  stageId: number,
  userIds: readonly number[] | null,
): Promise<TimeReach> {
  const { rows } = await sql.query<TimeReach>({
    name: 'count_reached_by_time',
    text: `select (count(*) filter (where a.id is null))::int as "notBegun",
        (count(*) filter (where a.id is not null and a.finished_at is null))::int as solving,
        (count(*) filter (where a.finished_at is not null))::int as finished
      from ${officialSql}
      where p.stage_id = $1 and not p.is_virtual and ($2::int[] is null or p.user_id = any($2))`,
    values: [stageId, userIds],
  })
  return rows[0]!
}

export interface GrantRow {
  target: TimeTarget
  targetId: number | null
  grantedBy: number | null
  /** Ids of the same grant in all grades of the stage. */
  ids: number[]
}

/** A grant in all grades of a stage, by the id of its first row. */
export async function findGrant(
  sql: Sql,
  workIds: readonly number[],
  id: number,
): Promise<GrantRow | undefined> {
  const { rows } = await sql.query<GrantRow>({
    name: 'find_stage_grant',
    text: `select g.target, g.target_id as "targetId", g.granted_by as "grantedBy",
        array(select w.id from work_allowances w where w.work_id = any($1::int[]) and w.takes_back_id is null
          and (w.target, w.extra_seconds, w.shift_seconds, w.reason, w.created_at) = (g.target, g.extra_seconds, g.shift_seconds, g.reason, g.created_at)
          and w.target_id is not distinct from g.target_id and w.granted_by is not distinct from g.granted_by
          order by w.id) as ids
      from work_allowances g where g.id = $2 and g.work_id = any($1::int[]) and g.takes_back_id is null`,
    values: [workIds, id],
  })
  return rows[0]
}
