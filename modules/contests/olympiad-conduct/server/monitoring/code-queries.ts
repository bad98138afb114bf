import { containsSql, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import { titleOrderSql } from '@school/organizations/server'
import type { SchoolWithoutCode } from '../../contract/monitoring.ts'
import { mostFoundSchools } from '../../contract/monitoring-endpoints.ts'

export interface MonitoredCodeRow {
  id: number
  code: string
  seats: number
  taken: number
  issuedAt: Date
  schoolId: number
  schoolName: string
  city: string
}

const columns = `c.id, c.code, c.seats, c.taken, c.issued_at as "issuedAt", o.id as "schoolId", o.short_name as "schoolName", o.city
  from olympiad_codes c join organizations o on o.id = c.organization_id`

/** SQL: matches a part of the name or the city of a school `o`. @param part a parameter; null matches all schools */
const isNamedSql = (part: string): string =>
  `(${part}::text is null or ${containsSql("o.short_name || ' ' || o.name || ' ' || o.city", part)})`

/** Codes of a stage, sorted by school. @param schoolIds `null`: all schools */
export function listMonitoredCodes(
  sql: Sql,
  { stageId, schoolIds, name }: { stageId: number; schoolIds: readonly number[] | null; name: string | null },
  paging: Paging,
): Promise<PageOf<MonitoredCodeRow>> {
  return listPage<MonitoredCodeRow>(sql, paging, (limit, offset) => ({
    name: 'list_monitored_codes',
    text: `select count(*) over ()::int as total, ${columns}
      where c.stage_id = $1 and ($2::int[] is null or o.id = any($2)) and ${isNamedSql('$3')}
      order by ${titleOrderSql('o.short_name')}, o.id, c.id limit $4 offset $5`,
    values: [stageId, schoolIds, name, limit, offset],
  }))
}

export async function findMonitoredCode(
  sql: Sql,
  stageId: number,
  { codeId = null, organizationId = null }: { codeId?: number | null; organizationId?: number | null },
): Promise<MonitoredCodeRow | undefined> {
  const { rows } = await sql.query<MonitoredCodeRow>({
    name: 'find_monitored_code',
    text: `select ${columns} where c.stage_id = $1 and (c.id = $2::int or o.id = $3::int)`,
    values: [stageId, codeId, organizationId],
  })
  return rows[0]
}

export async function isSchool(sql: Sql, organizationId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_olympiad_school',
    text: `select from organizations where id = $1 and kind = 'school'`,
    values: [organizationId],
  })
  return rows.length > 0
}

/** Schools that have no code yet, twenty at most. */
export async function listSchoolsWithoutCode(
  sql: Sql,
  stageId: number,
  name: string | null,
): Promise<SchoolWithoutCode[]> {
  const { rows } = await sql.query<SchoolWithoutCode>({
    name: 'list_schools_without_code',
    text: `select o.id, o.short_name as name, o.city from organizations o
      where o.kind = 'school' and not exists (select from olympiad_codes where stage_id = $1 and organization_id = o.id)
        and ${isNamedSql('$2')}
      order by ${titleOrderSql('o.short_name')}, o.id limit ${mostFoundSchools}`,
    values: [stageId, name],
  })
  return rows
}
