import { link, site } from '@school/routes'
import { t } from './ru.ts'
import type { CertificateKind } from '../contract/index.ts'

export const certificateAt = (user_id: number, certificate_id: number) =>
  link(site.lms.certificate, { user_id, certificate_id })
export const checkAt = (number: string | null = null) => link(site.lms.certificateCheck, {}, { number })
export const profileAt = (user_id: number) => link(site.lms.profile, { user_id })

/** «Диплом I степени»: the title of the sheet. */
export const sheetTitle = (kind: CertificateKind): string => t.kinds[kind]
