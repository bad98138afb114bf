import type { Ctx } from '@school/kernel/server'
import { profileGuard } from './families.ts'
import { presentProfile } from './present.ts'
import { type Account, changeUser } from '@school/users/server'
import { type UserRow, users } from '@school/users/tables'
import { type ProfileForm, userPart } from './user-part.ts'
import { changeSeen } from '@school/versions/server'

/** @throws changed_meanwhile: the profile was changed in another tab */
const requireSeenProfile = (ctx: Ctx, account: Account, version: number): Promise<boolean> =>
  changeSeen(
    ctx,
    { key: users.id, version: users.profileVersion },
    account.id,
    { version, asked: {} },
    async () => ({ profile: await presentProfile(ctx, account) }),
  )

/**
 * Changes the fields named by the form, in this module and in higher modules.
 * @param version of the profile that was displayed; absent for a switch, whose request is complete in itself
 * @returns the account after the change @throws changed_meanwhile
 */
export async function changeProfile(
  ctx: Ctx,
  account: Account,
  form: ProfileForm,
  version?: number,
): Promise<Account> {
  if (version !== undefined) await requireSeenProfile(ctx, account, version)
  const { bonusesPageVisited } = form.userInfoAttributes ?? {}
  const { publicProfile } = form.privacy ?? {}
  const { avatar } = form
  for (const ask of ctx.extensions(profileGuard)) await ask(ctx, account.id, { publicProfile })
  for (const { change } of ctx.extensions(userPart)) await change?.(ctx, account, form)
  return changeUser(ctx, account.id, {
    ...(bonusesPageVisited === undefined ? {} : { bonusesPageVisited }),
    ...(publicProfile === undefined ? {} : { publicProfile }),
    ...(avatar === undefined ? {} : { avatar }),
  })
}

export async function changeLocale(ctx: Ctx, { id }: Account, locale: UserRow['locale']): Promise<void> {
  await changeUser(ctx, id, { locale })
}
