import { listedNameSql, namesApart } from '@school/names/server'
import { containsSql, type Sql } from '@school/db'
import { titleOrderSql } from '@school/organizations/server'
import { seatOfPupilSql } from '@school/school-classes/server'
import type { MonitoredGroups } from '@school/monitoring/contract'
import type { MonitoredPeople } from '@school/monitoring/server'
import type { Award } from '@school/olympiads/contract'
import { monitoredSql, officialSql, presenceSql } from './queries.ts'

/** Official participants of a stage whom a viewer leads. @param classIds `null`: everybody */
export const participantsOf = (stageId: number, classIds: readonly number[] | null): MonitoredPeople => ({
  sql: `select p.id, p.user_id, p.work_id, a.id as attempt_id, p.grade_index, h.heard_at
    from ${officialSql} ${presenceSql} where p.stage_id = $1 and not p.is_virtual and ${monitoredSql('$2')}`,
  values: [stageId, classIds],
})

export interface Outcome {
  id: number
  award: Award | null
  /** Set while the attempt is out of the rating. */
  reason: string | null
  decidedAt: Date | null
}

/** Outcomes of participations: degrees of diplomas and disqualifications. */
export async function listOutcomes(
  sql: Sql,
  participationIds: readonly number[],
): Promise<Map<number, Outcome>> {
  const { rows } = await sql.query<Outcome>({
    name: 'list_monitored_outcomes',
    text: `select p.id, p.award, d.reason, d.decided_at as "decidedAt" from olympiad_participations p
      left join olympiad_disqualifications d on d.participation_id = p.id and d.withdrawn_at is null
      where p.id = any($1::int[])`,
    values: [participationIds],
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** SQL: current class of a pupil, `m`, with its school, `o`. */
const seatSql = `left join lateral (${seatOfPupilSql('p.user_id')}) m on true left join organizations o on o.id = m.school_id`

const atMost = 500

/** SQL: the same, only for pupils in a class. */
const seatedSql = `cross join lateral (${seatOfPupilSql('p.user_id')}) m join organizations o on o.id = m.school_id`

/** Schools and classes of the participants whom a viewer leads. */
export async function listGroups(
  sql: Sql,
  stageId: number,
  classIds: readonly number[] | null,
  nameCont: string | null,
): Promise<MonitoredGroups> {
  const classes = await sql.query<MonitoredGroups['classes'][number]>({
    name: 'list_monitored_classes',
    text: `select m.class_id as id, m.class_name as name, o.id as "schoolId", o.short_name as school, count(*)::int as participants
      from olympiad_participations p ${seatedSql}
      where p.stage_id = $1 and not p.is_virtual and ${monitoredSql('$2')}
        and ($3::text is null or ${containsSql("m.class_name || ' ' || o.short_name", '$3')})
      group by m.class_id, m.class_name, o.id order by ${titleOrderSql('o.short_name')}, o.id, length(m.class_name), m.class_name limit ${atMost}`,
    values: [stageId, classIds, nameCont],
  })
  const schools = await sql.query<MonitoredGroups['schools'][number]>({
    name: 'list_monitored_schools',
    text: `select o.id, o.short_name as name, count(*)::int as participants
      from olympiad_participations p ${seatedSql}
      where p.stage_id = $1 and not p.is_virtual and ${monitoredSql('$2')}
        and ($3::text is null or ${containsSql("o.short_name || ' ' || o.name || ' ' || o.city", '$3')})
      group by o.id order by ${titleOrderSql('o.short_name')}, o.id limit ${atMost}`,
    values: [stageId, classIds, nameCont],
  })
  return { schools: schools.rows, classes: classes.rows }
}

/** Names and schools of these people. */
export async function listNames(
  sql: Sql,
  userIds: readonly number[],
): Promise<Map<number, { name: string; school: string | null }>> {
  const { rows } = await sql.query<{ id: number; name: string; school: string | null }>({
    name: 'list_monitored_names',
    text: `select p.user_id as id, ${listedNameSql('u')} as name, o.short_name as school
      from unnest($1::int[]) p (user_id) join users u on u.id = p.user_id ${seatSql}`,
    values: [userIds],
  })
  const named = await namesApart(sql, rows, { id: 'id', name: 'name', place: 'school' })
  return new Map(named.map(({ id, ...row }) => [id, row]))
}
