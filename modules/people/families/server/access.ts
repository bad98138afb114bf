import { userOf } from '@school/accounts/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { familyErrors } from '../contract/errors.ts'
import { type ChildRow, findChild, findLink, isParentOf, type LinkRow, listParentsOf } from './queries.ts'
import { isChild, isGrownUp, mostChildren, mostParents } from './rules.ts'

export const refuse = refusals(familyErrors)

const personOf = (ctx: Ctx) => {
  const user = userOf(ctx)!
  return {
    kind: user.type,
    isParent: user.isParent,
    gradeIndex: user.grade?.index ?? null,
    isGraduate: user.isGraduate,
  }
}

/** @throws not_a_grown_up */
export function accessGrownUp(ctx: Ctx): void {
  if (!isGrownUp(personOf(ctx))) throw refuse('not_a_grown_up')
}

/** @throws not_a_pupil */
export function accessPupil(ctx: Ctx): { gradeIndex: number | null } {
  const person = personOf(ctx)
  if (!isChild(person)) throw refuse('not_a_pupil')
  return person
}

/** A child of the viewer's with everybody who is its parent. @throws family_child_not_found */
export async function accessChild(
  ctx: Ctx,
  childId: number,
): Promise<{ child: ChildRow; mine: LinkRow; parents: LinkRow[] }> {
  const [child, parents] = await Promise.all([findChild(ctx.sql, childId), listParentsOf(ctx.sql, [childId])])
  const mine = parents.find(({ parentId }) => parentId === ctx.viewer.id)
  if (!child || !mine) throw refuse('family_child_not_found')
  return { child, mine, parents }
}

/** @throws family_child_not_found, parent_decides */
export async function accessDecision(ctx: Ctx, childId: number) {
  const found = await accessChild(ctx, childId)
  if (!found.mine.decides) throw refuse('parent_decides')
  return found
}

/**
 * A child whose account a parent has opened, for a parent who decides.
 * @throws family_child_not_found, parent_decides, child_has_own_login
 */
export async function accessLogin(ctx: Ctx, childId: number): Promise<{ child: ChildRow; login: string }> {
  const { child } = await accessDecision(ctx, childId)
  const login = child.email ?? child.phone
  if (!child.isOpenedByParent || login === null) throw refuse('child_has_own_login')
  return { child, login }
}

/**
 * The same child, whose password may be set: a confirmed contact recovers the account without a parent.
 * @throws family_child_not_found, parent_decides, child_has_own_login, child_recovers_alone
 */
export async function accessPassword(ctx: Ctx, childId: number): Promise<void> {
  const { child } = await accessLogin(ctx, childId)
  if (child.isContactProved) throw refuse('child_recovers_alone')
}

/** A link of the viewer's family: of a parent of the same child, or of the child's own. @throws family_link_not_found */
export async function accessLink(ctx: Ctx, linkId: number): Promise<LinkRow> {
  const link = await findLink(ctx.sql, linkId)
  const isOfFamily =
    link && (link.childId === ctx.viewer.id || (await isParentOf(ctx.sql, ctx.viewer.id, link.childId)))
  if (!link || !isOfFamily) throw refuse('family_link_not_found')
  return link
}

/** @throws family_full */
export async function accessPlace(ctx: Ctx, childId: number): Promise<LinkRow[]> {
  const parents = await listParentsOf(ctx.sql, [childId])
  if (parents.length >= mostParents) throw refuse('family_full')
  return parents
}

/** @throws family_full when a parent has `mostChildren` children */
export function checkChildren(children: readonly unknown[]): void {
  if (children.length >= mostChildren) throw refuse('family_full')
}
