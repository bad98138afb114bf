import { publicName, shortName } from '@school/names/server'
import { userOf } from '@school/accounts/server'
import { accountOf, shownLogin } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { readerAddress, typedAddress } from '@school/routes/reader-address'
import { dayIn, gradeLabel, schoolZone } from '@school/texts'
import { type Consent, consentKinds } from '../contract/consent.ts'
import type {
  ChildLogin,
  Family,
  FamilyChild,
  FamilyParent,
  FoundChild,
  OwnFamily,
} from '../contract/family.ts'
import { maskedPhone } from '../contract/phone.ts'
import {
  type ChildRow,
  type ConsentRow,
  findChild,
  findWaiting,
  type LinkRow,
  listChildrenOf,
  listConsentsFor,
  listParentsOf,
} from './queries.ts'
import { asksConsent, beginsDeciding, consentsOfNow, consentsToAsk, isOfOwnWord } from './rules.ts'
import type { FamilySettings } from './settings.ts'

export const gradeOf = (index: number | null) =>
  index === null ? null : { id: index + 1, index, name: gradeLabel(index) }

const presentParent = (link: LinkRow, viewerId: number, isMayor: boolean): FamilyParent => ({
  linkId: link.id,
  name: shortName(link),
  isMe: link.parentId === viewerId,
  way: link.way,
  since: link.startedAt.toISOString(),
  decides: link.decides,
  can: {
    end: isMayor || link.parentId === viewerId,
    changeRights: isMayor && link.parentId !== viewerId,
  },
})

function presentChild(child: ChildRow, parents: readonly LinkRow[], viewerId: number): FamilyChild {
  const mine = parents.find(({ parentId }) => parentId === viewerId)!
  return {
    id: child.id,
    linkId: mine.id,
    firstName: child.firstName,
    name: shortName(child),
    avatar: child.avatar,
    grade: gradeOf(child.gradeIndex),
    isElementaryPupil: child.isElementaryPupil,
    letters: { evening: mine.eveningLetter, weekly: mine.weeklyLetter },
    dailyMinutes: child.dailyMinutes,
    consents: consentKinds.filter((kind) => child.consents[kind] !== undefined),
    asksAnew: consentsToAsk(child.consents),
    parents: parents.map((link) => presentParent(link, viewerId, mine.decides)),
    can: { decide: mine.decides, seeLogin: mine.decides && child.isOpenedByParent },
  }
}

/** How the child signs in, for its parent. */
export function presentLogin(
  { portalUrl }: Pick<Ctx, 'portalUrl'>,
  { child, login }: { child: ChildRow; login: string },
  { publicUrl, qrCodeOf }: FamilySettings,
): ChildLogin {
  const address = readerAddress({ portalUrl, siteUrl: publicUrl }, link(site.market.login))
  const typed = shownLogin(login)
  return {
    childId: child.id,
    firstName: child.firstName,
    login: typed,
    address: typedAddress(address),
    // In the fragment: addresses are logged, fragments are not.
    qr: qrCodeOf(`${address}#${encodeURIComponent(typed)}`),
    canSetPassword: !child.isContactProved,
  }
}

export async function presentFamily(ctx: Ctx): Promise<Family> {
  const children = await listChildrenOf(ctx.sql, ctx.viewer.id)
  const parents = await listParentsOf(
    ctx.sql,
    children.map(({ id }) => id),
  )
  return {
    children: children.map((child) =>
      presentChild(
        child,
        parents.filter(({ childId }) => childId === child.id),
        ctx.viewer.id,
      ),
    ),
    email: userOf(ctx)!.email,
  }
}

/** Whom a code leads to: a name and an initial. */
export async function presentFound(ctx: Ctx, childId: number): Promise<FoundChild> {
  const [child, parents] = await Promise.all([findChild(ctx.sql, childId), listParentsOf(ctx.sql, [childId])])
  return {
    name: publicName(child!),
    grade: gradeOf(child!.gradeIndex),
    consents: consentsOfNow(child!.consents),
    decides: beginsDeciding(parents),
  }
}

export async function presentOwnFamily(ctx: Ctx): Promise<OwnFamily> {
  const { id } = ctx.viewer
  const [child, parents, waiting] = await Promise.all([
    findChild(ctx.sql, id),
    listParentsOf(ctx.sql, [id]),
    findWaiting(ctx.sql, id, ctx.now),
  ])
  const isOfAge = isOfOwnWord(child!.gradeIndex)
  return {
    parents: parents.map((link) => ({
      ...presentParent(link, id, false),
      can: { end: isOfAge, changeRights: false },
    })),
    codeExpiresAt: waiting.codeExpiresAt?.toISOString() ?? null,
    askedPhone: waiting.phone && maskedPhone(waiting.phone),
    dailyMinutes: child!.dailyMinutes,
    isOfOwnWord: isOfAge,
    asksConsent: asksConsent(child!, dayIn(ctx.now, schoolZone)),
    parentPhone: accountOf(ctx).parentPhone,
  }
}

const nameOf = (who: ConsentRow['giver']): string => (who ? shortName(who) : '')

export async function presentConsents(ctx: Ctx): Promise<Consent[]> {
  const rows = await listConsentsFor(ctx.sql, ctx.viewer.id)
  return rows.map(({ giver, revoker, givenAt, revokedAt, ...row }) => ({
    ...row,
    givenBy: nameOf(giver),
    givenAt: givenAt.toISOString(),
    revokedBy: revokedAt && nameOf(revoker),
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}
