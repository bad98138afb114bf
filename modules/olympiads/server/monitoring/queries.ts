import type { Sql } from '@school/db'
import { attemptCountsSql } from '@school/monitoring/server'
import type { StageCounts } from '../../contract/monitoring.ts'

/** The classes of this year in a school and those which a person teaches. @param schoolId `null` is no school */
export async function listMonitoredClassIds(
  sql: Sql,
  userId: number,
  schoolId: number | null,
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_monitored_class_ids',
    text: `select id from school_classes where archived_at is null and (organization_id = $2::int
      or id in (select school_class_id from class_members where user_id = $1 and role = 'teacher'))`,
    values: [userId, schoolId],
  })
  return rows.map(({ id }) => id)
}

/** Of the participants `p`, those whom the viewer leads. @param classIds the parameter of their classes; `null` in it is everybody */
export const monitoredSql = (classIds: string): string =>
  `(${classIds}::int[] is null or exists (
      select from class_members monitored where monitored.user_id = p.user_id and monitored.role = 'pupil' and monitored.school_class_id = any(${classIds})
    ))`

/** The official participations with the attempt of each; `p` and `a`. */
export const officialSql = `olympiad_participations p
  left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1`

export const nobody: StageCounts = { registered: 0, running: 0, handedIn: 0, judged: 0 }

/** How far they are, by stages; a stage without them is absent. */
export async function countParticipants(
  sql: Sql,
  stageIds: readonly number[],
  classIds: readonly number[] | null,
  now: Date,
): Promise<Map<number, StageCounts>> {
  const { rows } = await sql.query<StageCounts & { stageId: number }>({
    name: 'count_monitored_participants',
    text: `select p.stage_id as "stageId", count(*)::int as registered,
        ${attemptCountsSql('$3')}
      from ${officialSql}
      where p.stage_id = any($1::int[]) and not p.is_virtual and ${monitoredSql('$2')} group by p.stage_id`,
    values: [stageIds, classIds, now],
  })
  return new Map(rows.map(({ stageId, ...counts }) => [stageId, counts]))
}
