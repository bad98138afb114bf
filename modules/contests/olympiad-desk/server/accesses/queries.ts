import { containsSql, namedBy, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { comparisonsSql, listPage } from '@school/kernel/server'
import { titleOrderSql } from '@school/organizations/server'
import type * as z from 'zod'
import { roomSql, supervisorSql } from '../school-desk/readiness-queries.ts'
import { type listStageClasses, stageClassColumns } from '../../contract/access-endpoints.ts'
import type { AccessFigures, AccessLockKind } from '../../contract/accesses.ts'

export interface LockRow {
  kind: AccessLockKind
  reason: string
  setAt: Date
}

export async function findLock(sql: Sql, stageId: number, schoolId: number): Promise<LockRow | null> {
  const { rows } = await sql.query<LockRow>({
    name: 'find_access_lock',
    text: `select kind, reason, set_at as "setAt" from olympiad_access_locks
      where stage_id = $1 and organization_id = $2 and ended_at is null`,
    values: [stageId, schoolId],
  })
  return rows[0] ?? null
}

/** Classes of schools this year, with their pupils. @param schools a parameter */
const classesOf = (schools: string): string =>
  `select c.id, c.grade_index, c.letter, c.organization_id,
    (select count(*)::int from class_members m where m.school_class_id = c.id and m.role = 'pupil') as pupils
  from school_classes c where c.archived_at is null and c.organization_id = any(${schools}::int[])`

/**
 * Joins the access to a stage of a class: `a` opened by the school, `l` decided by the municipality.
 * @param stage an expression
 * @param of the alias of the class
 */
const accessJoinsSql = (stage: string, of: string): string =>
  `left join olympiad_class_accesses a on a.stage_id = ${stage} and a.school_class_id = ${of}.id and a.closed_at is null
  left join olympiad_access_locks l on l.stage_id = ${stage} and l.organization_id = ${of}.organization_id and l.ended_at is null`

export const noFigures: AccessFigures = {
  classes: 0,
  openClasses: 0,
  forbiddenClasses: 0,
  expected: 0,
  registered: 0,
  personalCodes: 0,
  schoolCodes: 0,
}

const isForbidden = `coalesce(l.kind = 'forbidden', false)`
const isOpenSql = `(count(*) filter (where not ${isForbidden} and (a.id is not null or l.kind = 'forced')))::int`

/** Counts of stages in these schools; a stage that is for none of their classes is absent. */
export async function countAccesses(
  sql: Sql,
  stageIds: readonly number[],
  schoolIds: readonly number[],
): Promise<Map<number, AccessFigures>> {
  const { rows } = await sql.query<AccessFigures & { stageId: number }>({
    name: 'count_olympiad_accesses',
    text: `with class as materialized (${classesOf('$2')}),
      pupil as materialized (select distinct m.user_id from class join class_members m on m.school_class_id = class.id and m.role = 'pupil'),
      access as (
        select g.stage_id, count(*)::int as classes, sum(class.pupils)::int as expected,
          ${isOpenSql} as "openClasses", (count(*) filter (where ${isForbidden}))::int as "forbiddenClasses"
        from olympiad_grades g join class on class.grade_index = g.grade_index ${accessJoinsSql('g.stage_id', 'class')}
        where g.stage_id = any($1::int[]) group by g.stage_id
      ),
      entered as (
        select p.stage_id, count(*)::int as registered from olympiad_participations p join pupil on pupil.user_id = p.user_id
        where p.stage_id = any($1) and not p.is_virtual group by p.stage_id
      ),
      coded as (
        select k.stage_id, count(*)::int as codes from olympiad_personal_codes k join pupil on pupil.user_id = k.user_id
        where k.stage_id = any($1) and k.revoked_at is null group by k.stage_id
      )
      select access.stage_id as "stageId", access.classes, access."openClasses", access."forbiddenClasses", access.expected,
        coalesce(entered.registered, 0) as registered, coalesce(coded.codes, 0) as "personalCodes",
        (select count(*)::int from olympiad_codes k where k.stage_id = access.stage_id and k.organization_id = any($2)) as "schoolCodes"
      from access left join entered on entered.stage_id = access.stage_id left join coded on coded.stage_id = access.stage_id`,
    values: [stageIds, schoolIds],
  })
  return new Map(rows.map(({ stageId, ...figures }) => [stageId, figures]))
}

export interface ClassRow {
  id: number
  gradeIndex: number
  letter: string
  schoolId: number
  schoolName: string
  openedAt: Date | null
  lock: LockRow | null
  hasCode: boolean
  pupils: number
  registered: number
  listed: number
  personalCodes: number
  room: string
  supervisorId: number | null
  supervisor: string | null
  version: number
}

type Unlocked<Row> = Omit<Row, 'lock'> & {
  lockKind: AccessLockKind | null
  lockReason: string | null
  lockSetAt: Date | null
}
const lockColumns = `l.kind as "lockKind", l.reason as "lockReason", l.set_at as "lockSetAt"`

const withLock = <Row>({ lockKind, lockReason, lockSetAt, ...row }: Unlocked<Row>) => ({
  ...row,
  lock: lockKind && { kind: lockKind, reason: lockReason!, setAt: lockSetAt! },
})

export interface OfSchools {
  stageId: number
  schoolIds: readonly number[]
}

export type ClassesAsked = z.output<NonNullable<(typeof listStageClasses)['query']>>['q']

const classColumnsSql = { grade: 'class.grade_index', schoolId: 'o.id' }

/** Classes of the grades of a stage. @param classIds limits to these; `null` is all */
export async function listClasses(
  sql: Sql,
  { stageId, schoolIds }: OfSchools,
  { asked = {}, classIds = null }: { asked?: ClassesAsked; classIds?: readonly number[] | null },
  paging: Paging,
): Promise<PageOf<ClassRow>> {
  const { rows, total } = await listPage<Unlocked<ClassRow>>(sql, paging, (limit, offset) => {
    const values: unknown[] = [stageId, schoolIds, classIds, limit, offset]
    const text = `with class as (${classesOf('$2')})
      select count(*) over ()::int as total, class.id, class.grade_index as "gradeIndex", class.letter, o.id as "schoolId",
        o.short_name as "schoolName", a.opened_at as "openedAt", ${lockColumns}, class.pupils, n.registered, n.listed, n.codes as "personalCodes",
        coalesce(r.room, '') as room, r.supervisor_id as "supervisorId", ${supervisorSql} as supervisor,
        coalesce(r.version, 0) as version,
        exists (select from olympiad_codes k where k.stage_id = $1 and k.organization_id = o.id) as "hasCode"
      from class join organizations o on o.id = class.organization_id ${accessJoinsSql('$1', 'class')} ${roomSql('$1', 'class.id')},
        lateral (select count(p.id)::int as registered, count(x.user_id)::int as listed, count(k.id)::int as codes from class_members m
          left join olympiad_participations p on p.stage_id = $1 and p.user_id = m.user_id and not p.is_virtual
          left join olympiad_listed_pupils x on x.stage_id = $1 and x.user_id = m.user_id
          left join olympiad_personal_codes k on k.stage_id = $1 and k.user_id = m.user_id and k.revoked_at is null
          where m.school_class_id = class.id and m.role = 'pupil') n
      where class.grade_index in (select grade_index from olympiad_grades where stage_id = $1)
        and ($3::int[] is null or class.id = any($3)) and ${comparisonsSql(stageClassColumns, asked, classColumnsSql, values)}
      order by ${titleOrderSql('o.short_name')}, o.id, class.grade_index, class.letter, class.id limit $4 offset $5`
    return { name: namedBy('list_classes_of_stage', text), text, values }
  })
  return { rows: rows.map((row) => withLock<ClassRow>(row)), total }
}

export interface SchoolRow {
  id: number
  name: string
  city: string
  classes: number
  openClasses: number
  pupils: number
  registered: number
  ready: number
  lock: LockRow | null
}

/** Schools with their access to a stage. */
export async function listSchools(
  sql: Sql,
  { stageId, schoolIds }: OfSchools,
  name: string | null,
  paging: Paging,
): Promise<PageOf<SchoolRow>> {
  const { rows, total } = await listPage<Unlocked<SchoolRow>>(sql, paging, (limit, offset) => ({
    name: 'list_schools_of_stage',
    text: `with class as (${classesOf('$2')}),
      school as (
        select class.organization_id as id, count(*)::int as classes, ${isOpenSql} as open, sum(class.pupils)::int as pupils
        from class ${accessJoinsSql('$1', 'class')} where class.grade_index in (select grade_index from olympiad_grades where stage_id = $1)
        group by 1
      ),
      entered as (
        select class.organization_id as id, count(distinct p.user_id)::int as registered from olympiad_participations p
        join class_members m on m.user_id = p.user_id and m.role = 'pupil' join class on class.id = m.school_class_id
        where p.stage_id = $1 and not p.is_virtual group by 1
      )
      select count(*) over ()::int as total, o.id, o.short_name as name, o.city, coalesce(s.classes, 0) as classes,
        coalesce(s.open, 0) as "openClasses", coalesce(s.pupils, 0) as pupils, coalesce(e.registered, 0) as registered,
        (select count(*)::int from olympiad_readiness_ticks t where t.stage_id = $1 and t.organization_id = o.id and t.cleared_at is null) as ready,
        ${lockColumns}
      from organizations o left join school s on s.id = o.id left join entered e on e.id = o.id
      left join olympiad_access_locks l on l.stage_id = $1 and l.organization_id = o.id and l.ended_at is null
      where o.id = any($2) and ($3::text is null or ${containsSql("o.short_name || ' ' || o.name || ' ' || o.city", '$3')})
      order by ${titleOrderSql('o.short_name')}, o.id limit $4 offset $5`,
    values: [stageId, schoolIds, name, limit, offset],
  }))
  return { rows: rows.map((row) => withLock<SchoolRow>(row)), total }
}

/** How many pupils of these schools are on the list of a stage. */
export async function countListed(sql: Sql, { stageId, schoolIds }: OfSchools): Promise<number> {
  const { rows } = await sql.query<{ listed: number }>({
    name: 'count_listed_pupils',
    text: `select count(distinct x.user_id)::int as listed from olympiad_listed_pupils x
      join class_members m on m.user_id = x.user_id and m.role = 'pupil'
      join school_classes c on c.id = m.school_class_id and c.archived_at is null and c.organization_id = any($2::int[])
      where x.stage_id = $1`,
    values: [stageId, schoolIds],
  })
  return rows[0]!.listed
}
