import type { ModuleVisits } from '@school/server/testing'
import { digestOf } from '../queries.ts'

const token = 'o'.repeat(43)

/** No caller of the access tests has the browser of this offer. */
const offerOfAnother = `insert into identity_offers
  (token_hash, visitor_hash, provider, subject, first_name, last_name, email, is_email_proved, expires_at)
  values ('${digestOf(token)}', '', 'yandex', '17', 'Пётр', 'Гринёв', null, false, $1::timestamptz + interval '5 minutes')`

export const visits: ModuleVisits = {
  addresses: { token: `select '${token}' as token`, provider: `select 'yandex' as provider` },
  prepared: [offerOfAnother],
  objects: {
    token: { offer_of_another: `select '${token}' as token` },
    provider: { switched_off: `select 'yandex' as provider` },
  },
}
