import type { Sql } from '@school/db'
import type { ConsentChannel, ConsentKind } from '../contract/consent.ts'
import { profilePhotoVersion } from '../contract/ru-consents.ts'
import type { LinkWay } from '../contract/family.ts'
import type { Avatar } from '@school/users/contract'
import { avatarSql, fakeDomain } from '@school/users/server'

export interface LinkRow {
  id: number
  parentId: number
  childId: number
  way: LinkWay
  decides: boolean
  eveningLetter: boolean
  weeklyLetter: boolean
  startedAt: Date
  firstName: string
  lastName: string
  middleName: string
  email: string | null
}

const linkColumns = `l.id, l.parent_id as "parentId", l.child_id as "childId", l.way, l.decides, l.evening_letter as "eveningLetter",
  l.weekly_letter as "weeklyLetter", l.started_at as "startedAt", p.first_name as "firstName", p.last_name as "lastName",
  p.middle_name as "middleName", p.email
  from family_links l join users p on p.id = l.parent_id`

/** Everybody who is a parent of these children now, the first one first; names are those of the parents. */
export async function listParentsOf(sql: Sql, childIds: readonly number[]): Promise<LinkRow[]> {
  const { rows } = await sql.query<LinkRow>({
    name: 'list_parents_of',
    text: `select ${linkColumns} where l.child_id = any($1::int[]) and l.state = 'active' order by l.started_at, l.id`,
    values: [childIds],
  })
  return rows
}

export async function findLink(sql: Sql, linkId: number): Promise<LinkRow | undefined> {
  const { rows } = await sql.query<LinkRow>({
    name: 'find_family_link',
    text: `select ${linkColumns} where l.id = $1 and l.state = 'active'`,
    values: [linkId],
  })
  return rows[0]
}

export interface ChildRow {
  id: number
  firstName: string
  lastName: string
  gradeIndex: number | null
  isElementaryPupil: boolean
  avatar: Avatar | null
  dailyMinutes: number | null
  email: string | null
  phone: string | null
  birthday: string | null
  /** An address or a phone that was not made up by the school. */
  hasOwnContact: boolean
  /** An address or a phone of the child's own is confirmed: the account is recovered by it. */
  isContactProved: boolean
  /** A grown-up of a family has opened the account. */
  isOpenedByParent: boolean
  /** In force, each with the version of the text that was agreed to. */
  consents: Partial<Record<ConsentKind, string>>
}

const childColumns = `c.id, c.first_name as "firstName", c.last_name as "lastName", c.grade_index as "gradeIndex", c.is_elementary_pupil as "isElementaryPupil", ${avatarSql('c')} as avatar, c.email, c.phone, c.birthday::text as birthday,
  (c.phone is not null or coalesce(c.email not like '%${fakeDomain}', false)) as "hasOwnContact",
  (c.email_confirmed_at is not null or c.phone_confirmed_at is not null) as "isContactProved",
  exists (select from family_links o where o.child_id = c.id and o.way = 'created') as "isOpenedByParent",
  k.daily_minutes as "dailyMinutes",
  (select coalesce(jsonb_object_agg(s.kind, s.text_version), '{}') from consents s where s.user_id = c.id and s.revoked_at is null) as consents
  from users c left join family_controls k on k.child_id = c.id`

/** The children of a parent, the elder first. */
export async function listChildrenOf(sql: Sql, parentId: number): Promise<ChildRow[]> {
  const { rows } = await sql.query<ChildRow>({
    name: 'list_children_of',
    text: `select ${childColumns} where c.id in (select child_id from family_links where parent_id = $1 and state = 'active') and c.leaving_at is null
      order by c.grade_index desc nulls last, c.id`,
    values: [parentId],
  })
  return rows
}

export async function findChild(sql: Sql, childId: number): Promise<ChildRow | undefined> {
  const { rows } = await sql.query<ChildRow>({
    name: 'find_family_child',
    text: `select ${childColumns} where c.id = $1 and c.leaving_at is null`,
    values: [childId],
  })
  return rows[0]
}

export const isParentOf = async (sql: Sql, parentId: number, childId: number): Promise<boolean> => {
  const { rowCount } = await sql.query({
    name: 'is_parent_of',
    text: `select from family_links where parent_id = $1 and child_id = $2 and state = 'active'`,
    values: [parentId, childId],
  })
  return rowCount === 1
}

export interface ConsentRow {
  id: number
  childId: number
  kind: ConsentKind
  textVersion: string
  channel: ConsentChannel
  givenAt: Date
  revokedAt: Date | null
  giver: Named | null
  revoker: Named | null
}
interface Named {
  firstName: string
  lastName: string
  middleName: string
}

const namedSql = (alias: string) =>
  `case when ${alias}.id is null then null else json_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name, 'middleName', ${alias}.middle_name) end`

/** Every consent for the children of a parent, the last one first. */
export async function listConsentsFor(sql: Sql, parentId: number): Promise<ConsentRow[]> {
  const { rows } = await sql.query<ConsentRow>({
    name: 'list_consents_for',
    text: `select s.id, s.user_id as "childId", s.kind, s.text_version as "textVersion", s.channel, s.given_at as "givenAt",
        s.revoked_at as "revokedAt", ${namedSql('g')} as giver, ${namedSql('r')} as revoker
      from consents s left join users g on g.id = s.given_by left join users r on r.id = s.revoked_by
      where s.user_id in (select child_id from family_links where parent_id = $1 and state = 'active')
      order by s.given_at desc, s.id desc`,
    values: [parentId],
  })
  return rows
}

/** The invitations of a child that wait: when the code ends, and the phone that was asked. */
export async function findWaiting(
  sql: Sql,
  childId: number,
  now: Date,
): Promise<{ codeExpiresAt: Date | null; phone: string | null }> {
  const { rows } = await sql.query<{ kind: string; expiresAt: Date; phone: string | null }>({
    name: 'find_waiting_invitations',
    text: `select kind, expires_at as "expiresAt", phone from family_invitations
      where made_by = $1 and kind in ('child', 'phone') and used_at is null and revoked_at is null and expires_at > $2`,
    values: [childId, now],
  })
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  return { codeExpiresAt: of('child')?.expiresAt ?? null, phone: of('phone')?.phone ?? null }
}

/** As `isForbidden`, a condition of expressions of the query around it. */
export const isForbiddenSql = ({ child, kind, since }: Record<'child' | 'kind' | 'since', string>): string =>
  `(exists (select from family_links where child_id = ${child} and state = 'active' and decides)
      and not exists (
        select from consents where user_id = ${child} and kind = ${kind} and revoked_at is null and text_version collate "C" >= ${since}
      ))`

/**
 * Whether consent is missing: the child has a parent who decides, and no consent is in force.
 * @param since the first version of the text that covers the action; without it any version does
 */
export async function isForbidden(
  sql: Sql,
  childId: number,
  kind: ConsentKind,
  since = '',
): Promise<boolean> {
  const { rows } = await sql.query<{ isForbidden: boolean }>({
    name: 'is_forbidden_by_parents',
    text: `select ${isForbiddenSql({ child: '$1', kind: '$2', since: '$3' })} as "isForbidden"`,
    values: [childId, kind, since],
  })
  return rows[0]!.isForbidden
}

/** Whether parents have not agreed to a photograph in the profile: an earlier text about photographs says nothing of it. */
export const isPhotoForbidden = (sql: Sql, childId: number): Promise<boolean> =>
  isForbidden(sql, childId, 'photographs', profilePhotoVersion)

/** Whether a parent of the child has answered the SMS to this number, or has shown it to be the own one. @param phone `+79…` */
export async function isParentPhoneConfirmed(sql: Sql, childId: number, phone: string): Promise<boolean> {
  const { rows } = await sql.query<{ isConfirmed: boolean }>({
    name: 'is_parent_phone_confirmed',
    text: `select exists (select from family_links l join users p on p.id = l.parent_id
      where l.child_id = $1 and l.state = 'active' and ((p.phone = $2 and p.phone_confirmed_at is not null)
        or exists (select from family_invitations i
          where i.kind = 'phone' and i.made_by = $1 and i.used_by = p.id and '+' || i.phone = $2))) as "isConfirmed"`,
    values: [childId, phone],
  })
  return rows[0]!.isConfirmed
}
