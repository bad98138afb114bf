import { accountOf, findUser } from '@school/users/server'
import { isFresh, requirePassword } from '@school/accounts/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { profilesErrors } from '../contract/errors.ts'

const refuse = refusals(profilesErrors)

/**
 * Before the transaction, as passwords are slow.
 * @param stale the error for accounts without a password whose session is too old
 * @throws wrong_current_password, too_many_guesses
 */
export async function proveOneself(
  ctx: Ctx,
  password: string,
  stale: 'departure_stale_session' | 'copy_stale_session',
): Promise<void> {
  const { id } = accountOf(ctx)
  const hasPassword = (await findUser(ctx.db, id))!.passwordHash !== null
  if (hasPassword) await requirePassword(ctx, id, password)
  else if (!(await isFresh(ctx))) throw refuse(stale)
}
