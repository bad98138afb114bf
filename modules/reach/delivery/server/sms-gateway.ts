import { says } from './ru.ts'
import { type Provider, Refused } from './provider.ts'
import type { Brand } from './brand.ts'

export interface SmsSettings {
  /** Takes `POST {id, to, text, sender, way}` with a bearer token; 2xx is «taken», 4xx «never», the rest «later». */
  url: string
  token: string
  /** The sender name shown instead of a number, as agreed with the operators. */
  sender: string
  /** How much the school pays for in a day, in parts. */
  partsPerDay: number
}

const patienceMs = 10_000
const tooMany = 429

export const textOfSms = (
  { text, link }: { text: string; link: string | null },
  { name, addressOf }: Pick<Brand, 'name' | 'addressOf'>,
): string => [`${name}: ${text}`, link && addressOf(link)].filter(Boolean).join(' ')

/** SMS by a gateway over HTTP: an operator's own protocol is a small program in front of it. */
export function smsProvider({ url, token, sender }: SmsSettings): Provider {
  return {
    channel: 'sms',
    together: 5,
    async send(message) {
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          // The gateway sends a repeat once.
          'idempotency-key': `smekalka-${message.id}`,
        },
        body: JSON.stringify({
          id: message.id,
          to: message.to,
          text: textOfSms(message, message.brand),
          sender,
          way: message.way ?? 'sms',
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      await reply.body?.cancel()
      if (reply.ok) return
      // 404 and 405 mean that there is no gateway at `SMS_URL`: the setting is wrong, not the number.
      const isForGood =
        reply.status >= 400 &&
        reply.status < 500 &&
        ![401, 403, 404, 405, 408, tooMany].includes(reply.status)
      if (isForGood) throw new Refused(says.gatewaySaid(reply.status), reply.status === 410)
      throw new Error(says.gatewaySaid(reply.status))
    },
    close: () => {},
  }
}
