import type { MailingOf } from '@school/kernel/server'
import { link, site } from '@school/routes'

export interface Signing {
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}

const signedText = (mailing: string, of: string): string => `mailing:${mailing}:${of}`

/** By this token the reader of a letter stops such letters without signing in. It opens nothing else and lives as long as the secret. */
export const stopToken = ({ sign }: Pick<Signing, 'sign'>, { mailing, of }: MailingOf): string =>
  `${mailing}.${of}.${sign(signedText(mailing, String(of)))}`

/** @returns `null` for what we have not signed */
export function readStopToken({ isSigned }: Pick<Signing, 'isSigned'>, token: string): MailingOf | null {
  const [mailing = '', of = '', signature = ''] = token.split('.')
  return isSigned(signedText(mailing, of), signature) ? { mailing, of: Number(of) } : null
}

/** The page where such letters are stopped; a mail program sends its POST to the same address (RFC 8058). */
export const stopPage = (signing: Pick<Signing, 'sign'>, mailing: MailingOf): string =>
  link(site.market.mailing, { token: stopToken(signing, mailing) })
