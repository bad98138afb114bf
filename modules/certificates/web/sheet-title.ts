import type { CertificateKind } from '../contract/index.ts'
import { t } from './ru.ts'

/** «Диплом I степени»: what stands on top of the sheet. */
export const sheetTitle = (kind: CertificateKind): string => t.kinds[kind]
