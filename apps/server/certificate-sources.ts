import type { CheckPlace } from '@school/certificates/server'
import { link, site } from '@school/routes'
import type { Config } from './config.ts'
import { qrCodeOf } from './qr-code.ts'

/** What certificates can't know by themselves: the school's address. */
export const certificateSourcesOf = ({ publicUrl }: Config): CheckPlace => ({
  urlOf: (number) => new URL(link(site.lms.certificateCheck, {}, { number }), publicUrl).href,
  codeOf: qrCodeOf,
})
