import type { Sql } from '@school/db'
import { isGoingOnSql, isLostSql } from '@school/monitoring/server'
import { regionsSql, titleOrderSql } from '@school/organizations/server'
import type { SchoolTile, StageCounts } from '../../contract/monitoring.ts'
import { mostTiles } from '../../contract/monitoring-endpoints.ts'

/** Classes of this year in these schools, and those that a person teaches. */
export async function listMonitoredClassIds(
  sql: Sql,
  userId: number,
  schoolIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'list_monitored_class_ids',
    text: `select id from school_classes where archived_at is null and (organization_id = any($2::int[])
      or id in (select school_class_id from class_members where user_id = $1 and role = 'teacher'))`,
    values: [userId, schoolIds],
  })
  return rows.map(({ id }) => id)
}

/** SQL: whether the viewer leads the participant `p`. @param classIds the parameter of their classes; null in it is everybody */
export const monitoredSql = (classIds: string): string =>
  `(${classIds}::int[] is null or exists (
      select from class_members monitored where monitored.user_id = p.user_id and monitored.role = 'pupil' and monitored.school_class_id = any(${classIds})
    ))`

/** SQL: official participations with their attempts; `p` and `a`. */
export const officialSql = `olympiad_participations p
  left join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and a.number = 1`

/** SQL: last recorded request, `h`. */
export const presenceSql = 'left join attempt_presence h on h.work_id = p.work_id and h.user_id = p.user_id'

export const noParticipants: StageCounts = {
  registered: 0,
  notStarted: 0,
  running: 0,
  lost: 0,
  handedIn: 0,
  judged: 0,
}

/** SQL counts of participations `p` with `a` and `h` by state. @param now a parameter */
const standing = (now: string) => {
  const underWay = `a.id is not null and a.finished_at is null and ${isGoingOnSql(now)}`
  const isLost = isLostSql('h.heard_at', now)
  return {
    notStarted: 'a.id is null',
    running: `${underWay} and not ${isLost}`,
    lost: `${underWay} and ${isLost}`,
    finished: `a.id is not null and not (${underWay})`,
  }
}

const countWhere = (condition: string): string => `(count(*) filter (where ${condition}))::int`

/** Progress by stage; a stage without participants is absent. */
export async function countParticipants(
  sql: Sql,
  stageIds: readonly number[],
  classIds: readonly number[] | null,
  now: Date,
): Promise<Map<number, StageCounts>> {
  const is = standing('$3')
  const { rows } = await sql.query<StageCounts & { stageId: number }>({
    name: 'count_monitored_participants',
    text: `select p.stage_id as "stageId", count(*)::int as registered,
        ${countWhere(is.notStarted)} as "notStarted", ${countWhere(is.running)} as running, ${countWhere(is.lost)} as lost,
        ${countWhere(is.finished)} as "handedIn", ${countWhere('a.judged_at is not null')} as judged
      from ${officialSql} ${presenceSql}
      where p.stage_id = any($1::int[]) and not p.is_virtual and ${monitoredSql('$2')} group by p.stage_id`,
    values: [stageIds, classIds, now],
  })
  return new Map(rows.map(({ stageId, ...counts }) => [stageId, counts]))
}

interface TileRow extends Omit<SchoolTile, 'school' | 'region'> {
  schoolId: number | null
  schoolName: string | null
  regionId: number | null
  regionName: string | null
}

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

/** The same by school, grouped by region; the school of a pupil is that of the current class. */
export async function listTiles(
  sql: Sql,
  stageId: number,
  classIds: readonly number[] | null,
  now: Date,
): Promise<SchoolTile[]> {
  const is = standing('$3')
  const { rows } = await sql.query<TileRow>({
    name: 'list_stage_tiles',
    text: `with recursive ${regionsSql}, seats as (
        select distinct on (m.user_id) m.user_id, c.organization_id
        from olympiad_participations p
        join class_members m on m.user_id = p.user_id and m.role = 'pupil' join school_classes c on c.id = m.school_class_id
        join organizations k on k.id = c.organization_id and k.kind <> 'own'
        where p.stage_id = $1 and not p.is_virtual order by m.user_id, c.school_year desc, c.id
      ), counted as (
        select s.organization_id as school_id,
          ${countWhere(is.notStarted)} as "notStarted", ${countWhere(is.running)} as running,
          ${countWhere(is.lost)} as lost, ${countWhere(is.finished)} as finished
        from ${officialSql} ${presenceSql} left join seats s on s.user_id = p.user_id
        where p.stage_id = $1 and not p.is_virtual and ${monitoredSql('$2')} group by 1
      )
      select o.id as "schoolId", o.short_name as "schoolName", r.id as "regionId", r.short_name as "regionName",
        c."notStarted", c.running, c.lost, c.finished
      from counted c left join organizations o on o.id = c.school_id
      left join regions z on z.id = o.id left join organizations r on r.id = z.region_id
      order by ${titleOrderSql('r.short_name')} nulls last, r.id, ${titleOrderSql('o.short_name')} nulls last, o.id limit ${mostTiles}`,
    values: [stageId, classIds, now],
  })
  return rows.map(({ schoolId, schoolName, regionId, regionName, ...counts }) => ({
    school: named(schoolId, schoolName),
    region: named(regionId, regionName),
    ...counts,
  }))
}
