import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { titleOrderSql } from '@school/organizations/server'
import { mostFoundSchools, type PartnerSchool, type RequestState } from '../../contract/school-requests.ts'

/** Schools that work with us and contain every word; a number must be the whole number. */
export async function findSchoolsByWords(sql: Sql, words: readonly string[]): Promise<PartnerSchool[]> {
  const { rows } = await sql.query<PartnerSchool>({
    name: 'find_partner_schools',
    text: `select o.id, o.short_name as name, o.city,
        (select coalesce(string_agg(a.short_name, ', ' order by cardinality(a.path) desc), '') from organizations a
          where a.id = any (o.path) and a.id <> o.id and a.kind in ('region', 'municipal')) as place
      from organizations o
      where o.kind = 'school' and not exists (select from organizations a where a.id = any (o.path) and a.deactivated_at is not null)
        and not exists (select from unnest($1::text[]) word where case when word ~ '^[0-9]+$'
          then o.sought !~ ('\\m' || word || '\\M') else strpos(o.sought, word) = 0 end)
      order by ${titleOrderSql('o.short_name')}, o.id limit ${mostFoundSchools}`,
    values: [words],
  })
  return rows
}

/** A school that works. */
export async function findPartnerSchool(
  sql: Sql,
  id: number,
): Promise<{ name: string; brand: string | null } | undefined> {
  const { rows } = await sql.query<{ name: string; brand: string | null }>({
    name: 'find_partner_school',
    text: `select o.short_name as name, brand_of_organization(o.id) as brand from organizations o where o.id = $1 and o.kind = 'school'
      and not exists (select from organizations a where a.id = any (o.path) and a.deactivated_at is not null)`,
    values: [id],
  })
  return rows[0]
}

export interface OwnRequestRow {
  id: number
  schoolName: string
  city: string
  state: RequestState
  askedAt: Date
  decidedAt: Date | null
}

/** What waits, and the refusals of schools that were not asked once more; nothing of schools where the teacher works. */
export async function listOwnRequests(sql: Sql, userId: number): Promise<OwnRequestRow[]> {
  const { rows } = await sql.query<OwnRequestRow>({
    name: 'list_own_school_requests',
    text: `select * from (
        select distinct on (r.organization_id) r.id, o.short_name as "schoolName", o.city, r.state, r.asked_at as "askedAt", r.decided_at as "decidedAt"
        from school_requests r join organizations o on o.id = r.organization_id
        where r.user_id = $1 and not exists (select from memberships m where m.user_id = r.user_id and m.organization_id = r.organization_id
          and m.role in ('admin', 'teacher'))
        order by r.organization_id, r.id desc
      ) latest where state in ('waiting', 'declined') order by "askedAt" desc, id desc limit 20`,
    values: [userId],
  })
  return rows
}

/** The last request of a teacher to a school. */
export async function findLastRequest(
  sql: Sql,
  userId: number,
  organizationId: number,
): Promise<{ id: number; state: RequestState; decidedAt: Date | null } | undefined> {
  const { rows } = await sql.query<{ id: number; state: RequestState; decidedAt: Date | null }>({
    name: 'find_last_school_request',
    text: `select id, state, decided_at as "decidedAt" from school_requests where user_id = $1 and organization_id = $2
      order by id desc limit 1`,
    values: [userId, organizationId],
  })
  return rows[0]
}

export async function countRequestsSince(sql: Sql, userId: number, since: Date): Promise<number> {
  const { rows } = await sql.query<{ n: number }>({
    name: 'count_school_requests',
    text: 'select count(*)::int as n from school_requests where user_id = $1 and asked_at > $2',
    values: [userId, since],
  })
  return rows[0]!.n
}

export interface RequestRow {
  id: number
  userId: number
  organizationId: number
  state: RequestState
  schoolName: string
  /** «Архип Савельевич». */
  teacher: string
  email: string | null
}

/** A request of somebody who teaches still. */
export async function findRequest(sql: Sql, id: number): Promise<RequestRow | undefined> {
  const { rows } = await sql.query<RequestRow>({
    name: 'find_school_request',
    text: `select r.id, r.user_id as "userId", r.organization_id as "organizationId", r.state, o.short_name as "schoolName",
        ${teacherNameSql('u')} as teacher, case when u.email_confirmed_at is not null then u.email end as email
      from school_requests r join organizations o on o.id = r.organization_id
      join users u on u.id = r.user_id and u.type = 'agent' and u.leaving_at is null
      where r.id = $1`,
    values: [id],
  })
  return rows[0]
}

export interface WaitingRequestRow {
  id: number
  userId: number
  firstName: string
  lastName: string
  middleName: string
  email: string | null
  askedAt: Date
  classes: string[]
}

/** Teachers who wait for the word of a school. @param schoolYear whose classes would go over */
export async function listWaitingRequests(
  sql: Sql,
  organizationId: number,
  schoolYear: number,
): Promise<WaitingRequestRow[]> {
  const { rows } = await sql.query<WaitingRequestRow>({
    name: 'list_school_requests',
    text: `select r.id, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.middle_name as "middleName",
        case when u.email_confirmed_at is not null then u.email end as email, r.asked_at as "askedAt",
        array(select c.name from organizations own join school_classes c on c.organization_id = own.id and c.school_year = $2 and c.archived_at is null
          where own.owner_id = u.id order by c.grade_index, c.letter) as classes
      from school_requests r join users u on u.id = r.user_id and u.type = 'agent' and u.leaving_at is null
      where r.organization_id = $1 and r.state = 'waiting' order by r.asked_at, r.id`,
    values: [organizationId, schoolYear],
  })
  return rows
}
