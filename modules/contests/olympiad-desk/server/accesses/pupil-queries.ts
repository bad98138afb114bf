import { listedNameSql, nameOrderSql, pageApart } from '@school/names/server'
import { containsSql, namedBy, type Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { comparisonsSql, listPage } from '@school/kernel/server'
import { isGoingOnSql } from '@school/monitoring/server'
import type * as z from 'zod'
import { officialSql } from '@school/olympiad-conduct/server'
import { type listStagePupils, stagePupilColumns } from '../../contract/access-endpoints.ts'
import type { AccessLockKind, StagePupil } from '../../contract/accesses.ts'
import type { Listable } from './list-rules.ts'
import type { OfSchools } from './queries.ts'

/** Pupils of the grades of a stage in these schools, each in one class. @param schools a parameter */
const pupilsSql = (
  stageId: string,
  schools: string,
): string => `select distinct on (m.user_id) m.user_id, c.id as class_id, c.grade_index, c.letter, c.organization_id,
    c.name as class_name
  from school_classes c join class_members m on m.school_class_id = c.id and m.role = 'pupil'
  where c.archived_at is null and c.organization_id = any(${schools}::int[])
    and c.grade_index in (select grade_index from olympiad_grades where stage_id = ${stageId})
  order by m.user_id, c.school_year desc, c.id`

export interface PupilRow {
  userId: number
  name: string
  className: string
  lockKind: AccessLockKind | null
  isOpened: boolean
  isListed: boolean
  hasCode: boolean
  hasPersonalCode: boolean
  standing: StagePupil['standing']
  registeredAt: Date | null
}

export type PupilsAsked = z.output<NonNullable<(typeof listStagePupils)['query']>>['q']

const columnsSql = { classId: 'class_id', standing: 'standing', isListed: '"isListed"' }

export async function listPupils(
  sql: Sql,
  { stageId, schoolIds }: OfSchools,
  asked: PupilsAsked,
  paging: Paging,
  now: Date,
): Promise<PageOf<PupilRow>> {
  const page = listPage<PupilRow>(sql, paging, (limit, offset) => {
    const values: unknown[] = [stageId, schoolIds, now, asked.nameCont || null, limit, offset]
    const text = `with pupil as (${pupilsSql('$1', '$2')}),
      row as (
        select pupil.*, u.id, u.last_name, u.first_name, u.middle_name, ${listedNameSql('u')} as name, x.user_id is not null as "isListed",
          a2.id is not null as "isOpened", l.kind as "lockKind", k.id is not null as "hasPersonalCode",
          exists (select from olympiad_codes s where s.stage_id = $1 and s.organization_id = pupil.organization_id) as "hasCode",
          part.registered_at as "registeredAt", coalesce(part.standing, 'absent') as standing
        from pupil join users u on u.id = pupil.user_id
        left join olympiad_listed_pupils x on x.stage_id = $1 and x.user_id = pupil.user_id
        left join olympiad_class_accesses a2 on a2.stage_id = $1 and a2.school_class_id = pupil.class_id and a2.closed_at is null
        left join olympiad_access_locks l on l.stage_id = $1 and l.organization_id = pupil.organization_id and l.ended_at is null
        left join olympiad_personal_codes k on k.stage_id = $1 and k.user_id = pupil.user_id and k.revoked_at is null
        left join (select p.user_id, p.registered_at, case when a.id is null then 'registered'
              when a.finished_at is null and ${isGoingOnSql('$3')} then 'running' else 'handed_in' end as standing
            from ${officialSql} where p.stage_id = $1 and not p.is_virtual) part on part.user_id = pupil.user_id
      )
      select count(*) over ()::int as total, user_id as "userId", name, class_name as "className", "lockKind", "isOpened", "isListed",
        "hasCode", "hasPersonalCode", standing, "registeredAt"
      from row where ($4::text is null or ${containsSql('name', '$4')})
        and ${comparisonsSql(stagePupilColumns, asked, columnsSql, values)}
      order by grade_index, letter, class_id, ${nameOrderSql('row')}, id limit $5 offset $6`
    return { name: namedBy('list_pupils_of_stage', text), text, values }
  })
  return pageApart(sql, page, { id: 'userId', name: 'name', place: 'className' })
}

/** Pupils who can be added to the list of a stage, and those on it. */
export async function listListable(
  sql: Sql,
  { stageId, schoolIds }: OfSchools,
): Promise<(Listable & { name: string; isListed: boolean })[]> {
  const { rows } = await sql.query<Listable & { name: string; isListed: boolean }>({
    name: 'list_listable_pupils',
    text: `with pupil as (${pupilsSql('$1', '$2')})
      select u.id as "userId", u.last_name as "lastName", u.first_name as "firstName", u.middle_name as "middleName",
        ${listedNameSql('u')} as name, pupil.class_name as "className", x.user_id is not null as "isListed"
      from pupil join users u on u.id = pupil.user_id
      left join olympiad_listed_pupils x on x.stage_id = $1 and x.user_id = u.id`,
    values: [stageId, schoolIds],
  })
  return rows
}

export async function addListed(
  sql: Sql,
  { stageId, addedBy, now }: { stageId: number; addedBy: number; now: Date },
  userIds: readonly number[],
): Promise<void> {
  await sql.query({
    name: 'add_listed_pupils',
    text: `insert into olympiad_listed_pupils (stage_id, user_id, added_at, added_by)
      select $1, n, $3, $4 from unnest($2::int[]) n order by n on conflict do nothing`,
    values: [stageId, userIds, now, addedBy],
  })
}

/** @returns false when the pupil is not on the list or is not of these schools */
export async function deleteListed(
  sql: Sql,
  { stageId, schoolIds }: OfSchools,
  userId: number,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'delete_listed_pupil',
    text: `delete from olympiad_listed_pupils x where x.stage_id = $1 and x.user_id = $3 and exists (
      select from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
      where m.user_id = x.user_id and m.role = 'pupil' and c.organization_id = any($2::int[]))`,
    values: [stageId, schoolIds, userId],
  })
  return rowCount === 1
}
