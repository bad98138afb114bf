import { accountOf, findUser, lockUser } from '@school/users/server'
import { shortName } from '@school/names/server'
import { userOf } from '@school/accounts/server'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { engage, listAdminAddresses } from '@school/organizations/server'
import { link, site } from '@school/routes'
import { findSeat, seatPupil } from '@school/school-classes/server'
import type { InviteStanding } from '../contract/invite.ts'
import { classOf, comerOf } from './access.ts'
import { notifyAdmitted, notifyOfApplication } from './bell.ts'
import { refuse } from './codes.ts'
import { applicationLetter, engagedLetter } from './letters.ts'
import {
  type AcceptRow,
  findByHash,
  type InvitationRow,
  listPlaces,
  lockInvitation,
  readStanding,
  type StandingRow,
} from './queries.ts'
import { faultOf, isAccepted, matchAddress, standingOf } from './rules.ts'

export interface Looked extends StandingRow {
  invitation: InvitationRow
  standing: InviteStanding
}

/** An invitation together with the viewer’s relation to it. */
export async function lookAt(ctx: Ctx, invitation: InvitationRow): Promise<Looked> {
  const found = await readStanding(ctx.sql, invitation, ctx.viewer.id)
  const seat =
    found.schoolYear === null ? undefined : await findSeat(ctx.sql, ctx.viewer.id, found.schoolYear)
  const standing = standingOf({
    kind: invitation.kind,
    gradeIndex: found.gradeIndex,
    comer: comerOf(ctx),
    isMaker: invitation.madeBy === ctx.viewer.id,
    accept: found.accept,
    isInside: found.isInside,
    isInOtherClass: seat !== undefined && seat !== invitation.schoolClassId,
    address: ctx.viewer.id === 0 ? 'other' : matchAddress(invitation.email, accountOf(ctx)),
  })
  return { ...found, invitation, standing }
}

/** The invitation of a code, locked against concurrent changes. @throws invite_unknown */
async function lockByHash(ctx: Ctx, digest: string | null): Promise<InvitationRow> {
  const known = digest === null ? undefined : await findByHash(ctx.sql, digest)
  if (!known) throw refuse('invite_unknown')
  await lockUser(ctx.sql, ctx.viewer.id)
  await lockInvitation(ctx.sql, known.id)
  return (await findByHash(ctx.sql, known.codeHash))!
}

const refusalOf = {
  own: 'invite_own',
  refused: 'invite_refused',
  wrong_person: 'invite_wrong_person',
  wrong_grade: 'invite_wrong_grade',
  other_class: 'invite_other_class',
  other_address: 'invite_other_address',
  unproved_address: 'invite_unproved_address',
} as const
const faultCodes = { expired: 'invite_expired', revoked: 'invite_revoked', used: 'invite_used' } as const

/** The brand of the organization decides, as it does when somebody is invited: a code outlives a change of the flag. @throws invitations_off */
async function requireInviting({ sql, portalOf }: Ctx, { organizationId }: InvitationRow): Promise<void> {
  const { rows } = await sql.query<{ brand: string | null }>({
    name: 'find_brand_of_invitation',
    text: 'select brand_of_organization($1) as brand',
    values: [organizationId],
  })
  if (!portalOf(rows[0]?.brand ?? null).flags.invitations) throw refuse('invitations_off')
}

/** @throws the error that keeps the viewer from accepting */
function requireOpen(ctx: Ctx, { invitation, standing }: Looked): void {
  const fault = faultOf(invitation, ctx.now)
  if (fault && fault !== 'unknown') throw refuse(faultCodes[fault])
  if (standing in refusalOf) throw refuse(refusalOf[standing as keyof typeof refusalOf])
}

/** Accepts an invitation; idempotent. @returns the invitation after the change */
export async function accept(
  ctx: Ctx,
  digest: string | null,
  placeId: number | null,
): Promise<InvitationRow> {
  const invitation = await lockByHash(ctx, digest)
  const looked = await lookAt(ctx, invitation)
  if (looked.standing === 'joined' || looked.standing === 'waiting') return invitation
  requireOpen(ctx, looked)
  await requireInviting(ctx, invitation)
  const placeOf = await freePlace(ctx, invitation, placeId)
  const { autoApproves } = invitation
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'accept_invitation',
    text: `insert into invitation_accepts (invitation_id, user_id, place_of, state, accepted_at, decided_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (invitation_id, user_id) do update set place_of = excluded.place_of, state = excluded.state,
        accepted_at = excluded.accepted_at, decided_at = excluded.decided_at, decided_by = null returning id`,
    values: [
      invitation.id,
      ctx.viewer.id,
      placeOf,
      autoApproves ? 'confirmed' : 'waiting',
      ctx.now,
      autoApproves ? ctx.now : null,
    ],
  })
  const { kind, role, organizationId, schoolClassId } = invitation
  if (autoApproves) await letIn(ctx, { userId: ctx.viewer.id, role, placeOf, organizationId, schoolClassId })
  else if (kind === 'teacher') await notifyAdmins(ctx, looked, rows[0]!.id)
  return (await findByHash(ctx.sql, invitation.codeHash))!
}

/** @throws invite_place_taken */
async function freePlace(
  ctx: Ctx,
  { schoolClassId }: InvitationRow,
  placeId: number | null,
): Promise<number | null> {
  if (schoolClassId === null || placeId === null) return null
  const places = await listPlaces(ctx.sql, schoolClassId)
  if (!places.some(({ id }) => id === placeId)) throw refuse('invite_place_taken')
  return placeId
}

type Place = Pick<AcceptRow, 'userId' | 'role' | 'placeOf' | 'organizationId' | 'schoolClassId'>

async function letIn(
  ctx: Ctx,
  { userId, role, placeOf, organizationId, schoolClassId }: Place,
): Promise<void> {
  if (schoolClassId === null) return engage(ctx, { userId, organizationId, role })
  await seatPupil(ctx, { classId: schoolClassId, userId, placeOf })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
}

async function notifyAdmins(ctx: Ctx, { invitation, schoolName }: Looked, acceptId: number): Promise<void> {
  const { organizationId } = invitation
  await notifyOfApplication(ctx, { organizationId, school: schoolName, acceptId })
  const user = userOf(ctx)!
  for (const to of await listAdminAddresses(ctx.sql, invitation.organizationId))
    await sendMessage(
      ctx,
      applicationLetter({
        to,
        name: shortName(user),
        school: schoolName,
        link: link(site.lms.invitations),
        cause: `invitation-accept:${acceptId}:${to}`,
      }),
      ctx.now,
    )
}

/** A colleague declines; after accepting nothing changes. */
export async function decline(ctx: Ctx, digest: string | null): Promise<InvitationRow> {
  const invitation = await lockByHash(ctx, digest)
  const looked = await lookAt(ctx, invitation)
  if (invitation.declinedAt !== null || isAccepted(looked.standing)) return invitation
  requireOpen(ctx, looked)
  if (invitation.kind !== 'teacher') throw refuse('invite_wrong_person')
  await ctx.sql.query({
    name: 'decline_invitation',
    text: 'update invitations set declined_at = $2 where id = $1 and declined_at is null',
    values: [invitation.id, ctx.now],
  })
  return (await findByHash(ctx.sql, invitation.codeHash))!
}

/** Admits a waiting person or refuses; repeating the decision changes nothing. @throws accept_decided, invite_other_class */
export async function decide(ctx: Ctx, asked: AcceptRow, isConfirmed: boolean): Promise<void> {
  const wanted = isConfirmed ? 'confirmed' : 'refused'
  if (asked.state !== 'waiting') {
    if (asked.state === wanted) return
    throw refuse('accept_decided')
  }
  await lockUser(ctx.sql, asked.userId)
  if (isConfirmed && asked.schoolClassId !== null) {
    const place = await classOf(ctx, asked.schoolClassId)
    const seat = place && (await findSeat(ctx.sql, asked.userId, place.schoolYear))
    if (seat !== undefined && seat !== asked.schoolClassId) throw refuse('invite_other_class')
  }
  const { rowCount } = await ctx.sql.query({
    name: 'decide_invitation_accept',
    text: `update invitation_accepts set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'waiting'`,
    values: [asked.id, wanted, ctx.now, ctx.viewer.id],
  })
  if (rowCount !== 1 || !isConfirmed) return
  await letIn(ctx, asked)
  await notifyAdmitted(ctx, asked)
  if (asked.kind === 'teacher') await notifyColleague(ctx, asked)
}

async function notifyColleague(ctx: Ctx, { id, userId, organizationId }: AcceptRow): Promise<void> {
  const user = await findUser(ctx.db, userId)
  if (!user?.email || user.emailConfirmedAt === null) return
  const { rows } = await ctx.sql.query<{ name: string }>({
    name: 'name_of_school',
    text: 'select short_name as name from organizations where id = $1',
    values: [organizationId],
  })
  const letter = engagedLetter({ to: user.email, school: rows[0]!.name, cause: `invitation-engaged:${id}` })
  await sendMessage(ctx, letter, ctx.now)
}
