export {
  awardCertificate,
  awardCertificates,
  type CertificateAward,
  restateCertificates,
  withdrawCertificate,
  withdrawCertificates,
} from './award.ts'
export type { CheckPlace } from './present.ts'
export { certificatesRoom } from './room.ts'
