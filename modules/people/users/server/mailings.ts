import type { Sql } from '@school/db'
import { isPromotion, type Mailing } from '../contract/mailings.ts'
import { isChildAccountSql } from './rules.ts'

/** Turns a mailing on or off, of a person who is not leaving. Promotions of a child stay off. */
export async function turnMailing(sql: Sql, userId: number, mailing: Mailing, isOn: boolean): Promise<void> {
  await sql.query({
    name: 'turn_mailing_of_person',
    text: `update users u set muted_mailings = case when $3 then array_remove(muted_mailings, $2) else array_append(array_remove(muted_mailings, $2), $2) end
      where id = $1 and leaving_at is null and not ($4 and ${isChildAccountSql('u')})`,
    values: [userId, mailing, isOn, isOn && isPromotion(mailing)],
  })
}
