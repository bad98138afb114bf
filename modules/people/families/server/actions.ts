import { changeUser, lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import type { ConsentChannel, ConsentKind } from '../contract/consent.ts'
import type { LinkWay } from '../contract/family.ts'
import { accessPlace, checkChildren, refuse } from './access.ts'
import { giveConsents, obey } from './consents.ts'
import { notifyOfEnd, notifyOfLink } from './notify.ts'
import { findChild, type LinkRow, listChildrenOf, listParentsOf } from './queries.ts'
import { beginsDeciding, isChild, lacksConsent, newlyGiven } from './rules.ts'

export interface NewLink {
  parentId: number
  childId: number
  way: LinkWay
  consents: readonly ConsentKind[]
  channel: ConsentChannel
}

/**
 * Ties a parent and a child; the same parent once more changes nothing.
 * @throws consent_required for a parent who will decide, family_full, not_a_pupil
 */
export async function tie(ctx: Ctx, { parentId, childId, way, consents, channel }: NewLink): Promise<void> {
  await lockUser(ctx.sql, childId)
  const child = await findChild(ctx.sql, childId)
  if (!child || !isChild({ kind: 'pupil', isParent: false, isGraduate: false, gradeIndex: child.gradeIndex }))
    throw refuse('not_a_pupil')
  const known = await listParentsOf(ctx.sql, [childId])
  if (known.some((link) => link.parentId === parentId)) return
  const parents = await accessPlace(ctx, childId)
  checkChildren(await listChildrenOf(ctx.sql, parentId))
  const decides = beginsDeciding(parents)
  if (decides && lacksConsent(consents, child.consents)) throw refuse('consent_required')
  await changeUser(ctx, parentId, { isParent: true })
  await ctx.sql.query({
    name: 'tie_family',
    text: `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, $3, $4, $5)`,
    values: [parentId, childId, way, decides, ctx.now],
  })
  if (decides) {
    await giveConsents(ctx, childId, newlyGiven(consents, child.consents), { givenBy: parentId, channel })
    await obey(ctx, childId)
  }
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [parentId, childId] })
  await notifyOfLink(ctx, childId, parentId)
}

/** Ends a link; those who were notified of it get a letter. */
export async function untie(ctx: Ctx, link: LinkRow): Promise<void> {
  await lockUser(ctx.sql, link.childId)
  const { rowCount } = await ctx.sql.query({
    name: 'end_family_link',
    text: `update family_links set state = 'ended', ended_at = $2, ended_by = $3 where id = $1 and state = 'active'`,
    values: [link.id, ctx.now, ctx.viewer.id],
  })
  if (rowCount !== 1) return
  await passOn(ctx, link)
  ctx.security('privilege_permissions_changed', {
    reason: 'revoked',
    subjectIds: [link.parentId, link.childId],
  })
  await notifyOfEnd(ctx, link)
}

/** Somebody must answer for the consents: when the last who decided has gone, the one who came first after them does. */
async function passOn(ctx: Ctx, { childId }: LinkRow): Promise<void> {
  const left = await listParentsOf(ctx.sql, [childId])
  const first = left[0]
  if (first && !left.some(({ decides }) => decides)) await setDecides(ctx, first.id, true)
}

export async function setDecides(ctx: Ctx, linkId: number, decides: boolean): Promise<void> {
  await ctx.sql.query({
    name: 'set_family_rights',
    text: 'update family_links set decides = $2 where id = $1',
    values: [linkId, decides],
  })
}

export async function setLetters(
  ctx: Pick<Ctx, 'sql'>,
  linkId: number,
  { evening, weekly }: { evening?: boolean | undefined; weekly?: boolean | undefined },
): Promise<void> {
  await ctx.sql.query({
    name: 'set_family_letters',
    text: `update family_links set evening_letter = coalesce($2, evening_letter), weekly_letter = coalesce($3, weekly_letter) where id = $1`,
    values: [linkId, evening ?? null, weekly ?? null],
  })
}

export async function setDailyMinutes(ctx: Ctx, childId: number, minutes: number | null): Promise<void> {
  await ctx.sql.query({
    name: 'set_daily_minutes',
    text: `insert into family_controls (child_id, daily_minutes, set_by, set_at) values ($1, $2, $3, $4)
      on conflict (child_id) do update set daily_minutes = excluded.daily_minutes, set_by = excluded.set_by, set_at = excluded.set_at`,
    values: [childId, minutes, ctx.viewer.id, ctx.now],
  })
}
