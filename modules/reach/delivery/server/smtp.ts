import { createTransport } from 'nodemailer'
import type { Brand } from './brand.ts'
import { renderLetter } from './letter.ts'
import { type Provider, Refused } from './provider.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string
  /** «Смекалка» <school@smekalka.example> */
  from: string
}

const patienceMs = 20_000
/** Codes of RFC 5321 and 3463 for a mailbox that is not there. */
const isOfMailbox = (response: string): boolean => /^55[013]\b.*\b5\.1\.[1-3]\b|^550 (?!5\.)/.test(response)

/** The mail program's own button «Отписаться» (RFC 8058). */
const stopHeaders = (stopPage: string | null, { addressOf }: Brand): Record<string, string> =>
  stopPage === null
    ? {}
    : {
        'List-Unsubscribe': `<${addressOf(stopPage)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** The address of `from` in the name of a brand; the school's own stays as it is set. */
function fromOf(from: string, brand: Brand, school: Brand): string | { name: string; address: string } {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
  return brand.name === school.name ? from : { name: brand.name, address }
}

/** Letters by SMTP over a few connections that stay open. */
export function smtpProvider({ url, from }: SmtpSettings, school: Brand): Provider {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isOwn = !isSecure && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const together = 3
  const transport = createTransport({
    pool: true,
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    // A password leaves this machine encrypted or not at all.
    requireTLS: !isSecure && !isOwn,
    ignoreTLS: isOwn,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    maxConnections: together,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A letter is its own words: nothing of it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(school.url).hostname
  return {
    channel: 'email',
    together,
    async send(message) {
      try {
        await transport.sendMail({
          from: fromOf(from, message.brand, school),
          to: { name: '', address: message.to },
          ...renderLetter(message, message.brand),
          // The same letter sent again is the same letter.
          messageId: `<${message.id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...stopHeaders(message.stopPage, message.brand),
          },
        })
      } catch (error) {
        const { responseCode = 0, response = '' } = error as { responseCode?: number; response?: string }
        if (responseCode >= 500 && responseCode !== 535) throw new Refused(response, isOfMailbox(response))
        throw error
      }
    },
    close: () => transport.close(),
  }
}
