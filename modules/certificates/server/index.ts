export {
  awardCertificate,
  awardCertificates,
  type CertificateAward,
  restateCertificate,
  withdrawCertificate,
} from './award.ts'
export type { CheckPlace } from './present.ts'
export { certificatesRoom } from './room.ts'
