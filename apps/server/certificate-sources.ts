import type { CertificateSources } from '@school/certificates/server'
import { link, site } from '@school/routes'
import { isTeacherOf } from '@school/school-classes/server'
import type { Config } from './config.ts'
import { qrCodeOf } from './qr-code.ts'

/** What certificates can't know by themselves: the school's address, and who knows whom. */
export const certificateSourcesOf = ({ publicUrl }: Config): CertificateSources => ({
  urlOf: (number) => new URL(link(site.lms.certificateCheck, {}, { number }), publicUrl).href,
  codeOf: qrCodeOf,
  knows: async (sql, viewer, userId) =>
    viewer.id > 0 && (viewer.id === userId || viewer.isMethodist || isTeacherOf(sql, viewer.id, userId)),
})
