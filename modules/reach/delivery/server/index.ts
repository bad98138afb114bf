import { forgetMessages, type Job, noteReport, type ServerModule, Visitors } from '@school/kernel/server'
import type { Sql } from '@school/db'
import * as z from 'zod'
import { courierOf } from './courier.ts'
import type { Brand, FindBrand } from './brand.ts'
import { smsProvider, type SmsSettings } from './sms-gateway.ts'
import { smtpProvider, type SmtpSettings } from './smtp.ts'
import { stopAddress } from './stop-list.ts'

export { type Brand, type FindBrand, plainBrand } from './brand.ts'
export {
  findMailing,
  type MailingPart,
  type MailingSwitch,
  mailingSwitches,
  turnMailing,
} from './mailings.ts'
export { readStopToken, type Signing, stopPage } from './stop-link.ts'

export interface DeliverySettings {
  /** `null`: letters stay in the outbox. */
  smtp: SmtpSettings | null
  /** `null`: SMS stay in the outbox. */
  sms: SmsSettings | null
  /** The school's own. */
  brand: Brand
  /** The brand of the reader; the school's own where it is absent. */
  findBrand?: FindBrand
}

const keptDays = 90
const forgetOldMessages: Job = {
  name: 'forget-messages',
  schedule: '20 2 * * *',
  summary: 'Forgets letters and SMS of three months ago',
  run: ({ sql, now }) => forgetMessages(sql, new Date(now.getTime() - keptDays * 24 * 3600_000)),
}

/** @param secrets of the school: links that stop letters are signed by them */
export const deliveryModuleOf = (
  { smtp, sms, brand, findBrand = async () => brand }: DeliverySettings,
  secrets: readonly string[],
): ServerModule => {
  const signing = new Visitors(secrets, true)
  const letters = smtp && smtpProvider(smtp, brand)
  const texts = sms && smsProvider(sms)
  return {
    name: 'delivery',
    routes: [],
    jobs: [forgetOldMessages],
    chores: [
      ...(letters
        ? [
            {
              name: 'send-letters',
              everyMs: 1000,
              run: courierOf(letters, { findBrand, partsPerDay: 0, signing }).carry,
              close: letters.close,
            },
          ]
        : []),
      ...(texts && sms
        ? [
            {
              name: 'send-sms',
              everyMs: 1000,
              run: courierOf(texts, { findBrand, partsPerDay: sms.partsPerDay, signing }).carry,
              close: texts.close,
            },
          ]
        : []),
    ],
  }
}

/** Later reports of a provider about messages that it has taken. */
export const Reports = z.array(
  z.object({
    id: z.int(),
    state: z.enum(['delivered', 'returned', 'complained']),
    /** The address does not exist, now and later. */
    permanent: z.boolean().default(false),
    reason: z.string().max(1000).default(''),
  }),
)

/** A letter that came back for good, or was called spam, is the last one to that address. */
export async function takeReports(sql: Sql, reports: z.output<typeof Reports>, now: Date): Promise<void> {
  for (const { id, state, permanent, reason } of reports) {
    const sent = await noteReport(sql, id, state === 'delivered' ? 'delivered' : 'returned', reason || null)
    if (!sent || state === 'delivered') continue
    if (state === 'complained') await stopAddress(sql, sent, 'complaint', now)
    else if (permanent) await stopAddress(sql, sent, 'absent', now)
  }
}
