import { publicName } from '@school/names/server'
import { userOf } from '@school/accounts/server'
import { type Ctx, sendMessage, TooManyRequests } from '@school/kernel/server'
import { link, portal, site } from '@school/routes'
import { readerLink } from '@school/routes/reader-address'
import { invitationErrors } from '../contract/errors.ts'
import type { EmployeeRole } from '../contract/employees.ts'
import type { InvitationKind } from '../contract/invitation.ts'
import { accessClass, accessSchool } from './access.ts'
import { notifyInvited } from './bell.ts'
import { codeFor, newCode, refuse } from './codes.ts'
import { colleagueLetter, employeeLetter } from './letters.ts'
import {
  findInvitation,
  type InvitationRow,
  listOfClasses,
  listOfColleagues,
  readStanding,
} from './queries.ts'
import { faultOf, livesMs, mostUsesOf } from './rules.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs
/** Enough for all teachers of a school, too few for mass mailing. */
const mostLettersOfDay = 20

interface Wanted {
  kind: InvitationKind
  organizationId: number
  schoolClassId: number | null
  email: string | null
  role?: EmployeeRole
  autoApproves: boolean
}

/** @throws invitations_off: the own brand does not invite */
function requireInviting({ portal }: Ctx): void {
  if (!portal.flags.invitations) throw refuse('invitations_off')
}

/** @throws invitations_off */
export async function add(
  ctx: Ctx,
  { kind, organizationId, schoolClassId, email, role = 'teacher', autoApproves }: Wanted,
): Promise<number> {
  requireInviting(ctx)
  const { nonce, codeHash } = newCode(ctx)
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'add_invitation',
    text: `insert into invitations (kind, organization_id, school_class_id, made_by, email, nonce, code_hash, most_uses, auto_approves,
        created_at, expires_at, role) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    values: [
      kind,
      organizationId,
      schoolClassId,
      ctx.viewer.id,
      email,
      nonce,
      codeHash,
      mostUsesOf[kind],
      autoApproves,
      ctx.now,
      new Date(ctx.now.getTime() + livesMs),
      role,
    ],
  })
  return rows[0]!.id
}

/** Teachers of one class who ask at once wait here: the class has one code. */
async function lockClass(ctx: Ctx, classId: number): Promise<void> {
  await ctx.sql.query({
    name: 'lock_class_of_invitation',
    text: 'select pg_advisory_xact_lock($1, $2)',
    values: [classLock, classId],
  })
}
const classLock = 7_430_001

/** Another one has come in its place, or it was taken back. */
export async function revoke(ctx: Ctx, id: number): Promise<void> {
  await ctx.sql.query({
    name: 'revoke_invitation',
    text: 'update invitations set revoked_at = $2, revoked_by = $3 where id = $1 and revoked_at is null',
    values: [id, ctx.now, ctx.viewer.id],
  })
}

/** The code of a class; the one that is good stays. @throws school_class_not_found */
export async function inviteClass(ctx: Ctx, classId: number, autoApproves: boolean): Promise<void> {
  const { schoolId } = await accessClass(ctx, classId)
  await lockClass(ctx, classId)
  const [known] = await listOfClasses(ctx.sql, [classId])
  if (known && faultOf(known, ctx.now) === null) return
  if (known) await revoke(ctx, known.id)
  await add(ctx, {
    kind: 'class',
    organizationId: schoolId,
    schoolClassId: classId,
    email: null,
    autoApproves,
  })
}

/** Invites a colleague by a letter; a person who is already invited gets no second one. @throws invitation_no_school, invitation_too_many */
export async function inviteColleague(ctx: Ctx, typed: string): Promise<void> {
  const email = typed.toLowerCase()
  const school = await accessSchool(ctx)
  const called = await listOfColleagues(ctx.sql, { madeBy: ctx.viewer.id, schoolId: school.id })
  const isCalled = (one: InvitationRow) =>
    one.email === email && one.organizationId === school.id && faultOf(one, ctx.now) === null
  if (called.some(isCalled)) return
  // Counted apart from the transaction: what was refused has been asked too.
  const { isAllowed, resetMs } = await ctx.limits.consume(
    `colleagues:${ctx.viewer.id}`,
    mostLettersOfDay,
    dayMs,
  )
  if (!isAllowed)
    throw new TooManyRequests(resetMs, 'invitation_too_many', invitationErrors.invitation_too_many)
  const id = await add(ctx, {
    kind: 'teacher',
    organizationId: school.id,
    schoolClassId: null,
    email,
    // An invitation by an administrator of the school needs no approval.
    autoApproves: school.role === 'admin',
  })
  await write(ctx, (await findInvitation(ctx.sql, id))!)
}

/** An invitation made on a portal leads to that portal, any other to the site. */
const addressOf = ({ portalUrl }: Ctx, code: string): string =>
  readerLink(
    portalUrl,
    portalUrl === null
      ? link(site.lms.teacherInvite, { code })
      : link(portal.entry.invite, { invite_code: code }),
  )

export async function write(ctx: Ctx, invitation: InvitationRow): Promise<void> {
  const { inviter, schoolName } = await readStanding(ctx.sql, invitation, ctx.viewer.id)
  const letter = (invitation.autoApproves ? employeeLetter : colleagueLetter)({
    to: invitation.email!,
    inviter: inviter || publicName(userOf(ctx)!),
    organization: schoolName,
    role: invitation.role,
    brand: ctx.portal.name,
    link: addressOf(ctx, codeFor(ctx, invitation.nonce)),
    until: invitation.expiresAt,
    cause: `invitation:${invitation.id}:${ctx.now.getTime()}`,
  })
  await sendMessage(ctx, letter, ctx.now)
  await notifyInvited(ctx, invitation, {
    inviter: inviter || publicName(userOf(ctx)!),
    organization: schoolName,
  })
  await ctx.sql.query({
    name: 'note_invitation_sent',
    text: 'update invitations set sent_at = $2 where id = $1',
    values: [invitation.id, ctx.now],
  })
}

/** The letter once more. @throws invitations_off, invitation_over, invitation_too_soon */
export async function sendAgain(ctx: Ctx, invitation: InvitationRow): Promise<void> {
  requireInviting(ctx)
  if (invitation.email === null || faultOf(invitation, ctx.now) !== null) throw refuse('invitation_over')
  const { sentAt } = invitation
  const restMs = sentAt ? hourMs - (ctx.now.getTime() - sentAt.getTime()) : 0
  if (restMs > 0)
    throw new TooManyRequests(restMs, 'invitation_too_soon', invitationErrors.invitation_too_soon)
  await write(ctx, invitation)
}

/** Another code in place of this one: it dies in this very transaction. */
export async function renew(ctx: Ctx, old: InvitationRow): Promise<void> {
  const { kind, organizationId, schoolClassId, email, role, autoApproves } = old
  if (schoolClassId !== null) {
    await lockClass(ctx, schoolClassId)
    for (const { id } of await listOfClasses(ctx.sql, [schoolClassId])) await revoke(ctx, id)
  } else await revoke(ctx, old.id)
  const id = await add(ctx, { kind, organizationId, schoolClassId, email, role, autoApproves })
  if (email !== null) await write(ctx, (await findInvitation(ctx.sql, id))!)
}

/** @throws invitation_over */
export async function setAutoApproves(
  ctx: Ctx,
  invitation: InvitationRow,
  autoApproves: boolean,
): Promise<void> {
  if (invitation.kind !== 'class' || faultOf(invitation, ctx.now) !== null) throw refuse('invitation_over')
  await ctx.sql.query({
    name: 'set_auto_approves',
    text: 'update invitations set auto_approves = $2 where id = $1',
    values: [invitation.id, autoApproves],
  })
}
