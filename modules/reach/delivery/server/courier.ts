import type { Sql } from '@school/db'
import { faultOf } from '@school/kernel/fault'
import {
  countSmsParts,
  type DueMessage,
  type Extensions,
  type MailingOf,
  noteOutcome,
  noteParts,
  type Outcome,
  takeMessages,
} from '@school/kernel/server'
import pLimit from 'p-limit'
import type { Brand, FindBrand } from './brand.ts'
import { findMailing } from './mailings.ts'
import { nextTryAt } from './pauses.ts'
import { type Provider, Refused } from './provider.ts'
import { says } from './ru.ts'
import { textOfSms } from './sms-gateway.ts'
import { countParts } from './sms-parts.ts'
import { type Signing, stopPage } from './stop-link.ts'
import { stopAddress, whyStopped } from './stop-list.ts'

/** As many as are sent in half of the time for which they are taken. */
const portion = 30
const takenMs = 5 * 60_000
/** To one number in a day: no quarrel of two children empties the school's purse. */
const mostForNumber = 10
const untilBudgetMs = 10 * 60_000

const mailingOf = ({ mailing, mailingOf: of }: DueMessage): MailingOf | null =>
  mailing === null || of === null ? null : { mailing, of }

export interface Courier {
  /** Sends what is due. @returns how many messages */
  carry(sql: Sql, clock: () => Date, extensions: Extensions): Promise<number>
}

interface CourierSettings {
  findBrand: FindBrand
  partsPerDay: number
  signing: Pick<Signing, 'sign'>
}

/** Takes what is due, gives it to the provider and writes down what has become of it. No transaction waits for a provider. */
export function courierOf(provider: Provider, { findBrand, partsPerDay, signing }: CourierSettings): Courier {
  const inTurn = pLimit(provider.together)
  const atTheTill = pLimit(1)

  /** One after another: two at once do not get past a limit together. @returns what keeps an SMS from being paid for */
  const whyTooDear = (sql: Sql, message: DueMessage, brand: Brand, now: Date): Promise<string | null> =>
    atTheTill(async () => {
      const parts = countParts(textOfSms(message, brand))
      const sent = await countSmsParts(sql, message.to, now)
      if (sent.ofNumber >= mostForNumber) return says.manyForNumber
      if (sent.ofAll + parts > partsPerDay) return says.noBudget
      await noteParts(sql, message, parts, now)
      return null
    })

  async function deliver(sql: Sql, message: DueMessage, now: Date, extensions: Extensions): Promise<Outcome> {
    const { channel } = provider
    const mailing = mailingOf(message)
    const isWanted = mailing === null || (await findMailing(extensions, sql, mailing))?.isOn === true
    if (!isWanted) return { state: 'stopped', reason: 'unwanted' }
    const stopped = await whyStopped(sql, channel, message.to)
    if (stopped) return { state: 'stopped', reason: stopped }
    const brand = await findBrand(sql, message)
    const tooDear = channel === 'sms' ? await whyTooDear(sql, message, brand, now) : null
    if (tooDear) return { state: 'waiting', reason: tooDear, dueAt: new Date(now.getTime() + untilBudgetMs) }
    try {
      await provider.send({ ...message, brand, stopPage: mailing && stopPage(signing, mailing) })
      return { state: 'sent' }
    } catch (error) {
      if (!(error instanceof Refused))
        return { state: 'waiting', reason: faultOf(error).code, dueAt: nextTryAt(message.tries, now) }
      if (error.isAbsent) await stopAddress(sql, { channel, to: message.to }, 'absent', now)
      return { state: 'refused', reason: error.message }
    }
  }

  return {
    async carry(sql, clock, extensions) {
      const now = clock()
      const until = new Date(now.getTime() + takenMs)
      const messages = await takeMessages(sql, provider.channel, { limit: portion, now, until })
      await Promise.all(
        messages.map((message) =>
          inTurn(async () =>
            noteOutcome(sql, message, await deliver(sql, message, clock(), extensions), clock()),
          ),
        ),
      )
      return messages.length
    },
  }
}
