import { isPromotion, mailings, type Mailing } from '@school/users/contract'
import type { Mailings } from '@school/accounts/contract'
import {
  type Account,
  accountOf,
  changeUser,
  isChildAccount,
  isChildAccountSql,
  turnMailing,
} from '@school/users/server'
import type { MailingPart } from '@school/delivery/server'
import type { Ctx } from '@school/kernel/server'
import { mailingTitles } from '../contract/ru-mailings.ts'

const nameOf = (mailing: Mailing) =>
  `subscription${mailing[0]!.toUpperCase()}${mailing.slice(1)}` as keyof Mailings

/** What is named changes, everything else stays. Promotions of a child stay off: their parents get them. */
export const mutedAfter = (
  muted: readonly Mailing[],
  asked: Partial<Mailings>,
  isChild: boolean,
): Mailing[] =>
  mailings.filter((mailing) => {
    if (isChild && isPromotion(mailing)) return true
    const wanted = asked[nameOf(mailing)]
    return wanted === undefined ? muted.includes(mailing) : !wanted
  })

export const chooseMailings = (ctx: Ctx, asked: Partial<Mailings>): Promise<Account> => {
  const account = accountOf(ctx)
  const mutedMailings = mutedAfter(account.mutedMailings, asked, isChildAccount(account))
  return changeUser(ctx, account.id, { mutedMailings })
}

/** The mailings on the subscriptions page. Accounts that are being closed get none, children no promotions. */
export const personMailings: MailingPart = {
  names: mailings,
  async find(sql, { mailing, of }) {
    const { rows } = await sql.query<{ isOn: boolean }>({
      name: 'find_mailing_of_person',
      text: `select not muted_mailings @> array[$2] and not ($3 and ${isChildAccountSql('u')}) as "isOn"
        from users u where id = $1 and leaving_at is null`,
      values: [of, mailing, isPromotion(mailing)],
    })
    const title = mailingTitles[mailing as Mailing]
    return rows[0] ? { title, settings: 'subscriptions', isOn: rows[0].isOn } : null
  },
  turn: ({ sql }, { mailing, of }, isOn) => turnMailing(sql, of, mailing as Mailing, isOn),
}
