import { type Ctx, networkOf, refusals } from '@school/kernel/server'
import { type AgreementName, agreements } from '../contract/agreements.ts'
import { accountErrors } from '../contract/errors.ts'
import { changeUser, type Account } from '@school/users/server'
import { isAskedOf } from './agreement-rules.ts'
import { acceptedAgreements } from './tables.ts'

const refuse = refusals(accountErrors)

const columnOf = { coach: 'coachAgreement', externship: 'externshipAgreement' } as const satisfies Record<
  AgreementName,
  keyof Account
>

/** Writes down who accepts which edition. @returns the account as it became @throws agreement_not_found */
export async function acceptAgreement(ctx: Ctx, account: Account, id: number): Promise<Account> {
  const agreement = agreements.find((one) => one.id === id)
  if (!agreement || !isAskedOf(account, agreement.name)) throw refuse('agreement_not_found')
  const { name, version } = agreement
  await ctx.db
    .insert(acceptedAgreements)
    .values({
      userId: account.id,
      name,
      version,
      acceptedAt: ctx.now,
      source: ctx.sign(`source:${networkOf(ctx.visit.ip)}`).slice(0, 16),
      userAgent: ctx.visit.userAgent,
    })
    .onConflictDoNothing()
  return changeUser(ctx, account.id, { [columnOf[name]]: version })
}
