import { type Account, accountOf } from '@school/users/server'
import { isDemoAddress } from '@school/demo-school/server'
import { leave } from '@school/accounts/server'
import { accessDecision } from '@school/families/server'
import { keepAdmins, listAdministered } from '@school/organizations/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { profilesErrors } from '../../contract/errors.ts'
import { hasDecidingParent, isLastAdmin } from './queries.ts'
import { isOfOwnWord, type Obstacle } from './rules.ts'

const refuse = refusals(profilesErrors)

/** What keeps a person from closing the own account. */
export async function obstacleFor(ctx: Ctx, account: Account): Promise<Obstacle | null> {
  const { sql } = ctx
  if (isDemoAddress(account.email ?? '')) return 'demo'
  if (!isOfOwnWord(account) && (await hasDecidingParent(sql, account.id))) return 'parent'
  return (await isLastAdmin(sql, account.id)) ? 'last_admin' : null
}

const codeOf = {
  demo: 'departure_demo',
  parent: 'departure_by_parent',
  last_admin: 'departure_last_admin',
} as const

export async function accessDeparture(ctx: Ctx): Promise<Account> {
  const account = accountOf(ctx)
  const obstacle = await obstacleFor(ctx, account)
  if (obstacle) throw refuse(codeOf[obstacle])
  return account
}

/** @throws departure_last_admin: another administrator may be leaving in this very moment */
export async function closeOwnAccount(ctx: Ctx, userId: number): Promise<void> {
  const organizationIds = await listAdministered(ctx.sql, userId)
  await keepAdmins(
    ctx,
    organizationIds,
    () => leave(ctx, userId, null),
    () => refuse(codeOf.last_admin),
  )
}

/** @throws family_child_not_found, parent_decides, departure_of_own_word, departure_demo */
export async function accessChildDeparture(ctx: Ctx, childId: number): Promise<void> {
  const { child } = await accessDecision(ctx, childId)
  if (isDemoAddress(child.email ?? '')) throw refuse('departure_demo')
  if (isOfOwnWord({ type: 'pupil', isParent: false, gradeIndex: child.gradeIndex }))
    throw refuse('departure_of_own_word')
}
