import { mailings, type Mailing, type Mailings } from '@school/accounts/contract'
import { type Account, accountOf, changeUser } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'

const nameOf = (mailing: Mailing) =>
  `subscription${mailing[0]!.toUpperCase()}${mailing.slice(1)}` as keyof Mailings

/** What is named changes, everything else stays. */
export const mutedAfter = (muted: readonly Mailing[], asked: Partial<Mailings>): Mailing[] =>
  mailings.filter((mailing) => {
    const wanted = asked[nameOf(mailing)]
    return wanted === undefined ? muted.includes(mailing) : !wanted
  })

export const chooseMailings = (ctx: Ctx, asked: Partial<Mailings>): Promise<Account> => {
  const { id, mutedMailings } = accountOf(ctx)
  return changeUser(ctx, id, { mutedMailings: mutedAfter(mutedMailings, asked) })
}
