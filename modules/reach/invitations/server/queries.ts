import { listedNameSql, nameOrderSql, namesApart, teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { neverSignedInSql } from '@school/school-classes/server'
import type { EmployeeRole } from '../contract/employees.ts'
import type { InvitationKind } from '../contract/invitation.ts'
import type { InvitationFacts } from './rules.ts'

export interface InvitationRow extends InvitationFacts {
  id: number
  kind: InvitationKind
  organizationId: number
  schoolClassId: number | null
  madeBy: number
  email: string | null
  role: EmployeeRole
  nonce: string
  codeHash: string
  autoApproves: boolean
  createdAt: Date
}

/** Where an invitation `i` leads: of a class to the organization where it is now, because own classes become those of a school. */
export const placeSql = `coalesce((select k.organization_id from school_classes k where k.id = i.school_class_id), i.organization_id)`

const invitationSql = `select i.id, i.kind, ${placeSql} as "organizationId", i.school_class_id as "schoolClassId", i.made_by as "madeBy",
    i.email, i.role, i.nonce, i.code_hash as "codeHash", i.most_uses as "mostUses", i.auto_approves as "autoApproves", i.created_at as "createdAt",
    i.expires_at as "expiresAt", i.sent_at as "sentAt", i.opened_at as "openedAt", i.declined_at as "declinedAt", i.revoked_at as "revokedAt",
    (select count(*)::int from invitation_accepts a where a.invitation_id = i.id and a.state <> 'refused') as uses
  from invitations i`

export async function findInvitation(sql: Sql, id: number): Promise<InvitationRow | undefined> {
  const { rows } = await sql.query<InvitationRow>({
    name: 'find_invitation',
    text: `${invitationSql} where i.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findByHash(sql: Sql, codeHash: string): Promise<InvitationRow | undefined> {
  const { rows } = await sql.query<InvitationRow>({
    name: 'find_invitation_by_hash',
    text: `${invitationSql} where i.code_hash = $1`,
    values: [codeHash],
  })
  return rows[0]
}

/** Of two who come at once the second waits here, so that the last place is given once. */
export async function lockInvitation(sql: Sql, id: number): Promise<void> {
  await sql.query({
    name: 'lock_invitation',
    text: 'select from invitations where id = $1 for update',
    values: [id],
  })
}

/** The codes of these classes, those that were taken back left out. */
export async function listOfClasses(sql: Sql, classIds: readonly number[]): Promise<InvitationRow[]> {
  const { rows } = await sql.query<InvitationRow & { schoolClassId: number }>({
    name: 'list_invitations_of_classes',
    text: `${invitationSql} where i.school_class_id = any($1::int[]) and i.revoked_at is null`,
    values: [classIds],
  })
  return rows
}

const mostColleagues = 60

/** Invited colleagues: those invited by this person; with `schoolId`, for administrators, those invited by anybody of the school. */
export async function listOfColleagues(
  sql: Sql,
  { madeBy, schoolId }: { madeBy: number; schoolId: number | null },
): Promise<InvitationRow[]> {
  const { rows } = await sql.query<InvitationRow>({
    name: 'list_invitations_of_colleagues',
    text: `${invitationSql} where i.kind = 'teacher' and (i.made_by = $1 or i.organization_id = $2)
      order by i.created_at desc, i.id desc limit ${mostColleagues}`,
    values: [madeBy, schoolId],
  })
  return rows
}

export interface PupilRow {
  schoolClassId: number
  userId: number
  name: string
  state: 'absent' | 'joined' | 'confirmed'
  acceptId: number | null
  placeOf: number | null
  placeName: string | null
}

/** All pupils of these classes, and those who have accepted and wait. */
export async function listPupils(sql: Sql, classIds: readonly number[]): Promise<PupilRow[]> {
  const { rows } = await sql.query<PupilRow>({
    name: 'list_invited_pupils',
    text: `select * from (
        select m.school_class_id as "schoolClassId", u.id as "userId", ${listedNameSql('u')} as name,
          case when ${neverSignedInSql('u')} then 'absent' else 'confirmed' end as state,
          null::int as "acceptId", null::int as "placeOf", null as "placeName"
        from class_members m join users u on u.id = m.user_id
        where m.school_class_id = any($1::int[]) and m.role = 'pupil'
        union all
        select i.school_class_id, u.id, ${listedNameSql('u')}, 'joined', a.id, a.place_of, ${listedNameSql('p')}
        from invitation_accepts a join invitations i on i.id = a.invitation_id join users u on u.id = a.user_id
          left join users p on p.id = a.place_of
        where i.school_class_id = any($1::int[]) and a.state = 'waiting'
      ) pupil order by array_position('{joined,absent,confirmed}'::text[], state), name collate russian, "userId"`,
    values: [classIds],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

export interface PlaceRow {
  id: number
  firstName: string
  lastName: string
}

/** Pupils of a class who have never signed in and whom no waiting person claims to be. */
export async function listPlaces(sql: Sql, classId: number): Promise<PlaceRow[]> {
  const { rows } = await sql.query<PlaceRow>({
    name: 'list_places',
    text: `select u.id, u.first_name as "firstName", u.last_name as "lastName"
      from class_members m join users u on u.id = m.user_id
      where m.school_class_id = $1 and m.role = 'pupil' and ${neverSignedInSql('u')}
        and not exists (select from invitation_accepts where place_of = u.id and state = 'waiting')
      order by ${nameOrderSql('u')}, u.id`,
    values: [classId],
  })
  return rows
}

export interface ApplicationRow {
  acceptId: number
  firstName: string
  lastName: string
  middleName: string
  email: string | null
  invitedBy: string
  acceptedAt: Date
}

/** Colleagues who have accepted and wait for the school’s approval. */
export async function listApplications(sql: Sql, schoolId: number): Promise<ApplicationRow[]> {
  const { rows } = await sql.query<ApplicationRow>({
    name: 'list_colleague_applications',
    text: `select a.id as "acceptId", u.first_name as "firstName",
        u.last_name as "lastName", u.middle_name as "middleName", u.email,
        ${teacherNameSql('by_whom')} as "invitedBy", a.accepted_at as "acceptedAt"
      from invitation_accepts a join invitations i on i.id = a.invitation_id
      join users u on u.id = a.user_id join users by_whom on by_whom.id = i.made_by
      where i.organization_id = $1 and i.kind = 'teacher' and a.state = 'waiting' order by a.accepted_at, a.id`,
    values: [schoolId],
  })
  return rows
}

export interface AcceptRow {
  id: number
  userId: number
  placeOf: number | null
  state: 'waiting' | 'confirmed' | 'refused'
  kind: InvitationKind
  role: EmployeeRole
  organizationId: number
  schoolClassId: number | null
}

const acceptSql = `select a.id, a.user_id as "userId", a.place_of as "placeOf", a.state, i.kind, i.role, ${placeSql} as "organizationId",
    i.school_class_id as "schoolClassId"
  from invitation_accepts a join invitations i on i.id = a.invitation_id`

export async function findAccept(sql: Sql, id: number): Promise<AcceptRow | undefined> {
  const { rows } = await sql.query<AcceptRow>({
    name: 'find_invitation_accept',
    text: `${acceptSql} where a.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Those of these that are of the class, in the order of people: two who decide at once wait for one another. */
export async function listAccepts(sql: Sql, ids: readonly number[], classId: number): Promise<AcceptRow[]> {
  const { rows } = await sql.query<AcceptRow & { schoolClassId: number }>({
    name: 'list_invitation_accepts',
    text: `${acceptSql} where a.id = any($1::int[]) and i.school_class_id = $2 order by a.user_id, a.id`,
    values: [ids, classId],
  })
  return rows
}

export interface StandingRow {
  accept: 'waiting' | 'confirmed' | 'refused' | null
  isInside: boolean
  inviter: string
  schoolName: string
  className: string | null
  gradeIndex: number | null
  schoolYear: number | null
}

/** The inviter, the place, and this person’s relation to it. A pending application to the class counts for any of its codes. */
export async function readStanding(
  sql: Sql,
  { id, kind }: Pick<InvitationRow, 'id' | 'kind'>,
  userId: number,
): Promise<StandingRow> {
  const { rows } = await sql.query<StandingRow>({
    name: `read_invite_standing_${kind}`,
    text: `select ${teacherNameSql('u')} as inviter, o.short_name as "schoolName", c.name as "className",
        c.grade_index as "gradeIndex", c.school_year as "schoolYear",
        (select a.state from invitation_accepts a join invitations other on other.id = a.invitation_id
          where a.user_id = $2 and (other.id = i.id or a.state = 'waiting' and other.school_class_id = i.school_class_id)
          order by a.state = 'waiting' desc limit 1) as accept,
        ${
          kind === 'class'
            ? `exists (select from class_members where school_class_id = i.school_class_id and user_id = $2)`
            : `exists (select from memberships where organization_id = i.organization_id and user_id = $2 and (role = 'admin' or role = i.role))`
        } as "isInside"
      from invitations i join users u on u.id = i.made_by join organizations o on o.id = ${placeSql}
      left join school_classes c on c.id = i.school_class_id where i.id = $1`,
    values: [id, userId],
  })
  return rows[0]!
}
