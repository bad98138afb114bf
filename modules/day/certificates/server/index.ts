export {
  awardCertificate,
  awardCertificates,
  type CertificateAward,
  restateCertificates,
  withdrawCertificate,
  withdrawCertificates,
  withdrawCertificatesOf,
} from './award.ts'
export { paperOf } from './paper.ts'
export { type CertificateRow, listCertificatesFor } from './queries.ts'
export type { CheckPlace } from './present.ts'
export { certificatesModule } from './module.ts'
