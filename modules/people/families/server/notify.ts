import { isFakeEmail } from '@school/users/server'
import { publicName, shortName } from '@school/names/server'
import { type Ctx, sendMessage } from '@school/kernel/server'
import { endedLetter, linkedLetter } from './letters.ts'
import { findChild, type LinkRow, listParentsOf } from './queries.ts'

/** Addresses of everybody in the family of a child, the child's own too. */
async function addressesOf(ctx: Ctx, childId: number, more: readonly (string | null)[] = []) {
  const [child, parents] = await Promise.all([findChild(ctx.sql, childId), listParentsOf(ctx.sql, [childId])])
  const all = [child?.email, ...parents.map(({ email }) => email), ...more]
  return { child, parents, addresses: [...new Set(all)].filter(isAddress) }
}

/** Generated addresses, for children without one, have no reader. */
const isAddress = (email: string | null | undefined): email is string =>
  Boolean(email) && !isFakeEmail(email!)

export async function notifyOfLink(ctx: Ctx, childId: number, parentId: number): Promise<void> {
  const { child, parents, addresses } = await addressesOf(ctx, childId)
  if (!child) return
  const link = parents.find((one) => one.parentId === parentId)!
  const letter = linkedLetter({ child: publicName(child), parent: shortName(link), decides: link.decides })
  for (const to of addresses)
    await sendMessage(ctx, { ...letter, to, cause: `family-link:${link.id}:${to}` }, ctx.now)
}

export async function notifyOfEnd(ctx: Ctx, link: LinkRow): Promise<void> {
  const { child, addresses } = await addressesOf(ctx, link.childId, [link.email])
  // Letters do not name a person who has asked to be forgotten.
  if (!child) return
  const letter = endedLetter({ child: publicName(child), parent: shortName(link) })
  for (const to of addresses)
    await sendMessage(ctx, { ...letter, to, cause: `family-end:${link.id}:${to}` }, ctx.now)
}
