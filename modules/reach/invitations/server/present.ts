import { fullName, publicName } from '@school/names/server'
import { spelledCode } from '@school/families/contract'
import type { Ctx } from '@school/kernel/server'
import { findActiveSchool } from '@school/organizations/server'
import { link, site } from '@school/routes'
import { readerAddress, typedAddress } from '@school/routes/reader-address'
import { listTaughtClasses } from '@school/school-classes/server'
import type { Invitation, InvitationSheet, InvitedClass, TeacherInvitations } from '../contract/invitation.ts'
import type { FoundInvite } from '../contract/invite.ts'
import { accessClass } from './access.ts'
import { codeFor, hashOf, refuse } from './codes.ts'
import { lookAt } from './coming.ts'
import {
  type InvitationRow,
  listApplications,
  listOfClasses,
  listOfColleagues,
  listPlaces,
  listPupils,
  readStanding,
} from './queries.ts'
import { faultOf, isAccepted, stateOf, veiled } from './rules.ts'
import { listSchoolRequests } from './requests/actions.ts'
import type { InvitationSettings } from './settings.ts'

export const pageOf = (kind: InvitationRow['kind'], code: string): string =>
  kind === 'class' ? link(site.lms.schoolClassInvite, { code }) : link(site.lms.teacherInvite, { code })

/** The code as long as it opens something; after a change of the secret the next one does. */
function openCode(ctx: Ctx, row: InvitationRow): string | null {
  if (faultOf(row, ctx.now) !== null) return null
  const code = codeFor(ctx, row.nonce)
  return hashOf(ctx, code) === row.codeHash ? code : null
}

function presentInvitation(
  ctx: Ctx,
  row: InvitationRow,
  { publicUrl, qrCodeOf }: InvitationSettings,
): Invitation {
  const code = openCode(ctx, row)
  const url = code && readerAddress({ portalUrl: ctx.portalUrl, siteUrl: publicUrl }, pageOf(row.kind, code))
  const isOpen = faultOf(row, ctx.now) === null
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(row, ctx.now),
    code: code && spelledCode(code),
    url,
    qr: url && row.kind === 'class' ? qrCodeOf(url) : null,
    email: row.email,
    uses: row.uses,
    mostUses: row.mostUses,
    autoApproves: row.autoApproves,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    can: {
      renew: row.kind === 'class' || (!isOpen && row.uses === 0),
      send: row.email !== null && isOpen,
      revoke: isOpen,
    },
  }
}

export async function presentInvitations(
  ctx: Ctx,
  settings: InvitationSettings,
): Promise<TeacherInvitations> {
  const [taught, school] = await Promise.all([
    listTaughtClasses(ctx.sql, ctx.viewer.id),
    findActiveSchool(ctx.sql, ctx.viewer.id),
  ])
  const ids = taught.map(({ id }) => id)
  const isAdmin = school?.role === 'admin'
  const [codes, pupils, colleagues, applications, requests] = await Promise.all([
    listOfClasses(ctx.sql, ids),
    listPupils(ctx.sql, ids),
    listOfColleagues(ctx.sql, { madeBy: ctx.viewer.id, schoolId: isAdmin ? school.id : null }),
    isAdmin ? listApplications(ctx.sql, school.id) : [],
    isAdmin ? listSchoolRequests(ctx, school.id) : [],
  ])
  const classes = taught.map(({ id, name, schoolName }): InvitedClass => {
    const row = codes.find(({ schoolClassId }) => schoolClassId === id)
    const own = pupils.filter(({ schoolClassId }) => schoolClassId === id)
    return {
      schoolClassId: id,
      name,
      schoolName,
      invitation: row ? presentInvitation(ctx, row, settings) : null,
      pupils: own.map(({ schoolClassId: _, placeOf: __, ...pupil }) => pupil),
    }
  })
  return {
    classes,
    schoolName: school?.name ?? null,
    colleagues: colleagues.map((row) => presentInvitation(ctx, row, settings)),
    applications: applications.map(({ acceptId, email, invitedBy, acceptedAt, ...named }) => ({
      acceptId,
      name: fullName(named),
      email,
      invitedBy,
      acceptedAt: acceptedAt.toISOString(),
    })),
    requests,
    can: { inviteColleagues: school !== undefined, approveColleagues: isAdmin },
  }
}

/** @throws school_class_not_found, invitation_over */
export async function presentSheet(
  ctx: Ctx,
  classId: number,
  { publicUrl, qrCodeOf }: InvitationSettings,
): Promise<InvitationSheet> {
  const place = await accessClass(ctx, classId)
  const [[row], pupils] = await Promise.all([
    listOfClasses(ctx.sql, [classId]),
    listPupils(ctx.sql, [classId]),
  ])
  const code = row && openCode(ctx, row)
  if (!row || !code) throw refuse('invitation_over')
  const { inviter } = await readStanding(ctx.sql, row, ctx.viewer.id)
  const reads = { portalUrl: ctx.portalUrl, siteUrl: publicUrl }
  return {
    schoolClassId: classId,
    className: place.name,
    schoolName: place.schoolName,
    teacher: inviter,
    code: spelledCode(code),
    address: typedAddress(readerAddress(reads, link(site.lms.acceptCode))),
    qr: qrCodeOf(readerAddress(reads, link(site.lms.acceptInvite, { invite_code: code }))),
    expiresAt: row.expiresAt.toISOString(),
    names: pupils.filter(({ state }) => state === 'absent').map(({ name }) => name),
  }
}

const nothing = (state: 'unknown' | 'expired' | 'revoked' | 'used'): FoundInvite => ({ state, invite: null })

/** An invitation for a holder of its code. Names of pupils are shown only to a pupil who may accept, as a first name and an initial. */
export async function presentInvite(ctx: Ctx, invitation: InvitationRow | undefined): Promise<FoundInvite> {
  if (!invitation) return nothing('unknown')
  const { standing, inviter, schoolName, className } = await lookAt(ctx, invitation)
  const fault = faultOf(invitation, ctx.now)
  if (fault && !isAccepted(standing)) return nothing(fault)
  const { kind, role, schoolClassId, autoApproves } = invitation
  const places = standing === 'open' && schoolClassId !== null ? await listPlaces(ctx.sql, schoolClassId) : []
  return {
    state: standing,
    invite: {
      kind,
      role: kind === 'class' ? null : role,
      inviter,
      schoolName,
      className,
      isApproved: !autoApproves,
      sentTo: invitation.email && veiled(invitation.email),
      places: places.map((place) => ({ id: place.id, name: publicName(place) })),
    },
  }
}
