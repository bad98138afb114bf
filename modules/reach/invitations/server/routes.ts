import { whoTypes } from '@school/families/server'
import { type Ctx, handle, handleAfter, requireProved, type Route } from '@school/kernel/server'
import { rowsAsked } from '@school/kernel/contract'
import { link, site } from '@school/routes'
import * as contract from '../contract/index.ts'
import { accessAccept, accessInvitation } from './access.ts'
import { listCalled } from './called.ts'
import { recognizeCode, refuse } from './codes.ts'
import { importEmployees, inviteEmployee } from './employees.ts'
import { accept, decide, decline } from './coming.ts'
import { inviteClass, inviteColleague, renew, revoke, sendAgain, setAutoApproves } from './making.ts'
import { isLoginRegistered, presentOwn, remind } from './own.ts'
import { pageOf, presentInvitations, presentInvite, presentSheet } from './present.ts'
import { findByHash } from './queries.ts'
import { faultOf } from './rules.ts'
import type { InvitationSettings } from './settings.ts'
import { countWaiting, decideMany, readWaiting } from './waiting.ts'
import { listEmployeeImports, undoImport } from './undoing-import.ts'

/**
 * The page of a code that was typed by hand. A personal code is recognized by its length: its own page checks it and counts the tries.
 * @throws invite_unknown for any invalid code
 */
async function leadOn(ctx: Ctx, digest: string | null, code: string): Promise<contract.CodePlace> {
  if (contract.isPersonalCode(code))
    return { url: `${link(site.lms.olympiadCode)}#${code}`, kind: 'olympiad' }
  if (contract.isEntryCode(code)) return { url: `${link(site.lms.schoolClassEntry)}#${code}`, kind: 'class' }
  const found = digest === null ? undefined : await findByHash(ctx.sql, digest)
  if (found && faultOf(found, ctx.now) === null) return { url: pageOf(found.kind, code), kind: 'invitation' }
  const typist = found ? null : await whoTypes(ctx, code)
  if (typist === null) throw refuse('invite_unknown')
  const page = link(typist === 'child' ? site.user.accountFamily : site.user.familyNew)
  return { url: `${page}#${code}`, kind: 'family' }
}
import { ask, decideRequest, findPartners, readSchoolRequests, withdraw } from './requests/actions.ts'
import { readStandingOfTeacher } from './requests/standing.ts'

export const routesOf = (settings: InvitationSettings): Route[] => [
  handle(contract.listInvitations, (ctx) => presentInvitations(ctx, settings)),

  handle(contract.makeInvitation, async (ctx, { body: { schoolClassId, email, autoApproves } }) => {
    if (schoolClassId) await inviteClass(ctx, schoolClassId, autoApproves)
    else if (email) {
      requireProved(ctx.viewer)
      await inviteColleague(ctx, email)
    } else throw refuse('invitation_of_nobody')
    return null
  }),

  handle(contract.listCalledEmployees, (ctx, { params, query }) =>
    listCalled(ctx, params.organizationId, query),
  ),
  handle(contract.listEmployeeImports, async (ctx, { params, query }) =>
    rowsAsked(contract.employeeImportColumns, query.q, await listEmployeeImports(ctx, params.organizationId)),
  ),
  handle(contract.inviteEmployee, async (ctx, { params, body }) => {
    await inviteEmployee(ctx, params.organizationId, body)
    return null
  }),
  handle(contract.undoEmployeeImport, (ctx, { params }) =>
    undoImport(ctx, params.organizationId, params.importId),
  ),
  handle(contract.importEmployees, (ctx, { params, body }) =>
    importEmployees(ctx, params.organizationId, body),
  ),

  handle(contract.changeInvitation, async (ctx, { params, body }) => {
    await setAutoApproves(ctx, await accessInvitation(ctx, params.invitationId), body.autoApproves)
    return null
  }),

  handle(contract.renewInvitation, async (ctx, { params }) => {
    await renew(ctx, await accessInvitation(ctx, params.invitationId))
    return null
  }),

  handle(contract.sendInvitation, async (ctx, { params }) => {
    requireProved(ctx.viewer)
    await sendAgain(ctx, await accessInvitation(ctx, params.invitationId))
    return null
  }),

  handle(contract.revokeInvitation, async (ctx, { params }) => {
    const { id } = await accessInvitation(ctx, params.invitationId)
    await revoke(ctx, id)
    return null
  }),

  handle(contract.decideAccept, async (ctx, { params, body }) => {
    await decide(ctx, await accessAccept(ctx, params.acceptId), body.isConfirmed)
    return null
  }),

  handle(contract.listWaitingPupils, async (ctx, { params, query }) =>
    rowsAsked(contract.waitingPupilColumns, query.q, await readWaiting(ctx, params.schoolClassId)),
  ),
  handle(contract.countWaitingPupils, async (ctx, { params, query }) =>
    rowsAsked(contract.waitingInClassColumns, query.q, await countWaiting(ctx, params.organizationId)),
  ),
  handle(contract.decideWaiting, (ctx, { params, body }) => decideMany(ctx, params.schoolClassId, body)),

  handle(contract.getSchoolStanding, (ctx) => readStandingOfTeacher(ctx)),
  handle(contract.findPartnerSchools, (ctx, { query }) => findPartners(ctx, query.text)),
  handle(contract.askSchool, async (ctx, { body }) => {
    await ask(ctx, body.organizationId)
    return null
  }),
  handle(contract.withdrawSchoolRequest, async (ctx, { params }) => {
    await withdraw(ctx, params.schoolRequestId)
    return null
  }),
  handle(contract.listSchoolRequests, async (ctx, { params, query }) =>
    rowsAsked(contract.schoolRequestColumns, query.q, await readSchoolRequests(ctx, params.organizationId)),
  ),
  handle(contract.decideSchoolRequest, async (ctx, { params, body }) => {
    await decideRequest(ctx, params.schoolRequestId, body.isConfirmed)
    return null
  }),

  handle(contract.getInvitationSheet, async (ctx, { query: { schoolClassId } }) =>
    schoolClassId === undefined ? null : presentSheet(ctx, schoolClassId, settings),
  ),

  handle(contract.listOwnInvitations, presentOwn),

  handle(contract.remindOfAccept, async (ctx, { params }) => {
    await remind(ctx, params.acceptId)
    return null
  }),

  handle(contract.checkLoginRegistered, async (ctx, { query }) => ({
    registered: await isLoginRegistered(ctx, query.code, query.login),
  })),

  handle(contract.findInvite, async (ctx, { params }) => {
    const digest = await recognizeCode(ctx, params.inviteCode)
    return presentInvite(ctx, digest === null ? undefined : await findByHash(ctx.sql, digest))
  }),

  handleAfter(
    contract.openInvite,
    (ctx, { params }) => recognizeCode(ctx, params.inviteCode),
    async (ctx, _, digest) => {
      if (digest !== null)
        await ctx.sql.query({
          name: 'note_invitation_opened',
          // The maker who looks at the own invitation has not opened it.
          text: 'update invitations set opened_at = $2 where code_hash = $1 and opened_at is null and made_by <> $3',
          values: [digest, ctx.now, ctx.viewer.id],
        })
      return null
    },
  ),

  handleAfter(
    contract.checkInvite,
    async (ctx, { body }) =>
      contract.isPersonalCode(body.code) || contract.isEntryCode(body.code)
        ? null
        : recognizeCode(ctx, body.code),
    (ctx, { body }, digest) => leadOn(ctx, digest, body.code),
  ),

  handleAfter(
    contract.acceptInvite,
    (ctx, { params }) => recognizeCode(ctx, params.inviteCode),
    async (ctx, { body }, digest) => presentInvite(ctx, await accept(ctx, digest, body.placeId ?? null)),
  ),

  handleAfter(
    contract.declineInvite,
    (ctx, { params }) => recognizeCode(ctx, params.inviteCode),
    async (ctx, _, digest) => presentInvite(ctx, await decline(ctx, digest)),
  ),
]
