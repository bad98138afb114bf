import { changeUser } from '@school/users/server'
import { shortName } from '@school/names/server'
import { type Ctx, handle } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessGrownUp, accessPlace, accessPupil, refuse } from './access.ts'
import { tie } from './actions.ts'
import { askByPhone } from './asking.ts'
import { decline, findInvitation, type Invitation, invite, spend } from './codes.ts'
import { presentFamily, presentFound, presentOwnFamily } from './present.ts'
import { findChild } from './queries.ts'

/** The code of an SMS that this child has asked for. @throws family_code_unknown */
async function phoneInvitation(ctx: Ctx, childId: number, code: string): Promise<Invitation> {
  const invitation = await findInvitation(ctx, code, ['phone'])
  if (invitation.madeBy !== childId) throw refuse('family_code_unknown')
  return invitation
}

async function parentOf(ctx: Ctx, userId: number) {
  const person = await findChild(ctx.sql, userId)
  if (!person) throw refuse('family_code_unknown')
  return { name: shortName(person) }
}

/** Results for a page that checks a code: an invalid code is an answer, not an error. */
const isSo = () => true
const isNot = () => false

export const childRoutes = [
  handle(contract.getOwnFamily, async (ctx) => {
    accessPupil(ctx)
    return presentOwnFamily(ctx)
  }),

  handle(contract.makeChildCode, async (ctx) => {
    accessPupil(ctx)
    await accessPlace(ctx, ctx.viewer.id)
    const { spelled, expiresAt } = await invite(ctx, { kind: 'child' })
    return { code: spelled, expiresAt: expiresAt.toISOString(), url: null }
  }),

  handle(contract.askParentByPhone, async (ctx, { body: { phone } }) => {
    accessPupil(ctx)
    await accessPlace(ctx, ctx.viewer.id)
    if (!(await askByPhone(ctx, ctx.viewer.id, phone))) throw refuse('too_many_phones')
    return presentOwnFamily(ctx)
  }),

  handle(contract.findAskingChild, async (ctx, { params: { userId }, query: { code } }) => {
    const isAsking = await phoneInvitation(ctx, userId, contract.readCode(code)).then(isSo, isNot)
    return isAsking ? presentFound(ctx, userId) : null
  }),

  handle(contract.confirmParent, async (ctx, { params: { userId }, body: { code, isMine, consents } }) => {
    const invitation = await phoneInvitation(ctx, userId, code)
    if (!isMine) {
      await decline(ctx, invitation)
      return presentFamily(ctx)
    }
    accessGrownUp(ctx)
    await spend(ctx, invitation)
    const parentId = ctx.viewer.id
    await tie(ctx, { parentId, childId: userId, way: 'phone', consents, channel: 'sms' })
    // The number that has answered replaces the one entered before.
    await changeUser(ctx, userId, { parentPhone: `+${invitation.phone}` })
    return presentFamily(ctx)
  }),

  handle(contract.findAskingParent, async (ctx, { params: { userId }, query: { code } }) => {
    const isAsking = await findInvitation(ctx, contract.readCode(code), ['parent']).then(
      ({ madeBy }) => madeBy === userId,
      isNot,
    )
    return isAsking ? parentOf(ctx, userId) : null
  }),

  handle(contract.takeParentCode, async (ctx, { body: { code } }) => {
    accessPupil(ctx)
    const { madeBy } = await findInvitation(ctx, code, ['parent'])
    return { ...(await parentOf(ctx, madeBy)), userId: madeBy }
  }),

  handle(contract.confirmPupil, async (ctx, { params: { userId }, body: { code } }) => {
    accessPupil(ctx)
    const invitation = await findInvitation(ctx, code, ['parent'])
    if (invitation.madeBy !== userId) throw refuse('family_code_unknown')
    await spend(ctx, invitation)
    const { consents } = invitation
    const childId = ctx.viewer.id
    await tie(ctx, { parentId: userId, childId, way: 'parent_code', consents, channel: 'linking' })
    return presentOwnFamily(ctx)
  }),
]
