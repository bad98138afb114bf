export type { Acquaintance } from './access.ts'
export {
  awardCertificate,
  awardCertificates,
  type CertificateAward,
  restateCertificate,
  withdrawCertificate,
} from './award.ts'
export { type CertificateSources, certificatesRoom } from './room.ts'
