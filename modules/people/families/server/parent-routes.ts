import { accountOf, findUser, lockUser } from '@school/users/server'
import {
  hashPassword,
  isFresh,
  judgeNewPassword,
  openPupilAccount,
  ownTexts,
  requireOwnEntry,
  requirePassword,
  setPasswordOfChild,
} from '@school/accounts/server'
import { keepOne } from '@school/db'
import { type Ctx, handle, handleAfter } from '@school/kernel/server'
import { link, site } from '@school/routes'
import * as contract from '../contract/index.ts'
import {
  accessChild,
  accessDecision,
  accessGrownUp,
  accessLink,
  accessLogin,
  accessPassword,
  accessPlace,
  checkChildren,
  refuse,
} from './access.ts'
import { setDailyMinutes, setDecides, setLetters, tie, untie } from './actions.ts'
import { findInvitation, type Invitation, invite, spend } from './codes.ts'
import { giveConsents, revokeConsent } from './consents.ts'
import { presentConsents, presentFamily, presentFound, presentLogin } from './present.ts'
import { isParentOf, listChildrenOf, listParentsOf } from './queries.ts'
import { isOfOwnWord, lacksConsent, wayOf } from './rules.ts'
import type { FamilySettings } from './settings.ts'

/** The child whose family a code opens. @throws family_code_own, family_code_unknown */
async function invitedTo(ctx: Ctx, code: string): Promise<Invitation & { childId: number }> {
  const invitation = await findInvitation(ctx, code, ['child', 'parent', 'second', 'phone'])
  if (invitation.madeBy === ctx.viewer.id) throw refuse('family_code_own')
  const childId = invitation.kind === 'child' ? invitation.madeBy : invitation.childId
  // A parent's code is for a child, and that of an SMS is typed on another page.
  if (childId === null || invitation.kind === 'parent' || invitation.kind === 'phone')
    throw refuse('family_code_unknown')
  return { ...invitation, childId }
}

/**
 * An open browser of a parent is not enough to change a password: the parent types the own one, or without one must have signed in just now.
 * @throws wrong_current_password, sign_in_again; TooManyRequests
 */
async function requireOwner(ctx: Ctx, currentPassword: string): Promise<void> {
  const owner = await findUser(ctx.db, accountOf(ctx).id)
  if (owner!.passwordHash !== null) await requirePassword(ctx, owner!.id, currentPassword)
  else if (!(await isFresh(ctx))) throw refuse('sign_in_again')
}

export const parentRoutesOf = (settings: FamilySettings) => [
  handle(contract.getFamily, async (ctx) => {
    accessGrownUp(ctx)
    return presentFamily(ctx)
  }),

  handle(contract.checkFamilyCode, async (ctx, { body }) => {
    accessGrownUp(ctx)
    const { childId } = await invitedTo(ctx, body.code)
    return presentFound(ctx, childId)
  }),

  handle(contract.addChild, async (ctx, { body: { code, consents } }) => {
    accessGrownUp(ctx)
    const invitation = await invitedTo(ctx, code)
    await spend(ctx, invitation)
    const { childId, kind } = invitation
    await tie(ctx, { parentId: ctx.viewer.id, childId, way: wayOf[kind], consents, channel: 'linking' })
    return presentFamily(ctx)
  }),

  handleAfter(
    contract.createChild,
    async (ctx, { body }) => {
      accessGrownUp(ctx)
      if (lacksConsent(body.consents, {})) throw refuse('consent_required')
      await judgeNewPassword(body.password, [body.name, body.email])
      return hashPassword(body.password)
    },
    async (ctx, { body: { name, gradeIndex, email, consents } }, passwordHash) => {
      checkChildren(await listChildrenOf(ctx.sql, ctx.viewer.id))
      const child = await openPupilAccount(ctx, { name, gradeIndex, email, passwordHash })
      if (!child) throw refuse('login_taken')
      const childId = child.id
      await tie(ctx, { parentId: ctx.viewer.id, childId, way: 'created', consents, channel: 'linking' })
      return { childId, login: child.login }
    },
  ),

  handle(contract.getChildLogin, async (ctx, { params: { childId } }) =>
    presentLogin(ctx, await accessLogin(ctx, childId), settings),
  ),

  handleAfter(
    contract.setChildPassword,
    async (ctx, { params: { childId }, body: { user } }) => {
      await accessPassword(ctx, childId)
      await requireOwner(ctx, user.currentPassword)
      await requireOwnEntry(ctx, childId, 'recovery')
      await judgeNewPassword(user.password, ownTexts((await findUser(ctx.db, childId))!))
      return hashPassword(user.password)
    },
    async (ctx, { params: { childId } }, passwordHash) => {
      await lockUser(ctx.sql, childId)
      // The link may have ended, or the child confirmed a contact, while the password was hashed.
      await accessPassword(ctx, childId)
      await setPasswordOfChild(ctx, childId, passwordHash)
      return null
    },
  ),

  handle(contract.makeParentCode, async (ctx, { body: { consents } }) => {
    accessGrownUp(ctx)
    checkChildren(await listChildrenOf(ctx.sql, ctx.viewer.id))
    if (lacksConsent(consents, {})) throw refuse('consent_required')
    const { code, spelled, expiresAt } = await invite(ctx, { kind: 'parent', consents })
    const url = link(site.market.pupilConfirmation, { userId: ctx.viewer.id, code })
    return { code: spelled, expiresAt: expiresAt.toISOString(), url }
  }),

  handle(contract.inviteSecondParent, async (ctx, { params: { childId } }) => {
    await accessDecision(ctx, childId)
    await accessPlace(ctx, childId)
    const { spelled, expiresAt } = await invite(ctx, { kind: 'second', childId })
    return { code: spelled, expiresAt: expiresAt.toISOString(), url: null }
  }),

  handle(contract.changeControls, async (ctx, { params: { childId }, body: { dailyMinutes, letters } }) => {
    const { mine } = await accessChild(ctx, childId)
    if (letters) await setLetters(ctx, mine.id, letters)
    if (dailyMinutes !== undefined) {
      if (!mine.decides) throw refuse('parent_decides')
      await setDailyMinutes(ctx, childId, dailyMinutes)
    }
    return presentFamily(ctx)
  }),

  handle(contract.changeParentRights, async (ctx, { params: { linkId }, body: { decides } }) => {
    const { childId } = await accessLink(ctx, linkId)
    await keepOne(() => lockUser(ctx.sql, childId), {
      change: async () => {
        // The other parent may have changed everything meanwhile.
        await accessLink(ctx, linkId)
        const { mine } = await accessChild(ctx, childId).catch(() => {
          throw refuse('family_link_not_found')
        })
        if (!mine.decides) throw refuse('parent_decides')
        await setDecides(ctx, linkId, decides)
      },
      isLeft: async () => (await listParentsOf(ctx.sql, [childId])).some((one) => one.decides),
      refusal: () => refuse('last_to_decide'),
    })
    return presentFamily(ctx)
  }),

  handle(contract.endLink, async (ctx, { params: { linkId } }) => {
    const { childId } = await accessLink(ctx, linkId)
    await lockUser(ctx.sql, childId)
    // Read again under the lock: a parent whose link has just been ended must not end the links of others.
    const ended = await accessLink(ctx, linkId)
    if (ended.childId === ctx.viewer.id) {
      if (!isOfOwnWord(await gradeOfViewer(ctx))) throw refuse('link_ends_with_parent')
    } else if (ended.parentId !== ctx.viewer.id) {
      const { mine } = await accessChild(ctx, ended.childId)
      if (!mine.decides) throw refuse('parent_decides')
    }
    await untie(ctx, ended)
    return null
  }),

  handle(contract.listConsents, async (ctx) => {
    accessGrownUp(ctx)
    return presentConsents(ctx)
  }),

  handle(contract.changeConsent, async (ctx, { params: { childId, kind }, body: { isGiven } }) => {
    await accessDecision(ctx, childId)
    // Taking this one back is ending the link: nothing of the child may be kept without it.
    if (kind === 'personal_data' && !isGiven) throw refuse('consent_required')
    if (isGiven) await giveConsents(ctx, childId, [kind], { givenBy: ctx.viewer.id, channel: 'account' })
    else await revokeConsent(ctx, childId, kind)
    return presentFamily(ctx)
  }),
]

async function gradeOfViewer(ctx: Ctx): Promise<number | null> {
  const { rows } = await ctx.sql.query<{ gradeIndex: number | null }>({
    name: 'grade_of_viewer',
    text: 'select grade_index as "gradeIndex" from users where id = $1',
    values: [ctx.viewer.id],
  })
  return rows[0]?.gradeIndex ?? null
}

/** For `acquaintance` of accounts: a parent knows the child, and the child the parent. */
export const areOfOneFamily = async (...[sql, viewerId, userId]: Parameters<typeof isParentOf>) =>
  (await isParentOf(sql, viewerId, userId)) || isParentOf(sql, userId, viewerId)
