import type { CertificateSources } from '@school/certificates/server'
import { link, site } from '@school/routes'
import { knows } from './acquaintance.ts'
import type { Config } from './config.ts'
import { qrCodeOf } from './qr-code.ts'

/** What certificates can't know by themselves: the school's address, and who knows whom. */
export const certificateSourcesOf = ({ publicUrl }: Config): CertificateSources => ({
  urlOf: (number) => new URL(link(site.lms.certificateCheck, {}, { number }), publicUrl).href,
  codeOf: qrCodeOf,
  knows,
})
