import * as z from 'zod'
import { endpoint, Id, idParams, pagingBy } from '@school/kernel/contract'
import { Certificate, CertificateCard, CheckedNumber } from './certificate.ts'

export const listCertificates = endpoint({
  name: 'certificates.listCertificates',
  method: 'GET',
  path: '/api/users/:userId/certificates',
  audience: 'anyone',
  reads: ['certificates.certificates', 'accounts.user'],
  summary:
    'Certificates of a person, the newest first; those of a closed profile are seen by its own people only',
  params: idParams('userId'),
  query: pagingBy(24),
  reply: z.array(CertificateCard),
  paged: true,
})

export const getCertificate = endpoint({
  name: 'certificates.getCertificate',
  method: 'GET',
  path: '/api/users/:userId/certificates/:certificateId',
  audience: 'anyone',
  reads: ['certificates.certificates', 'accounts.user'],
  summary: 'A certificate; the whole name and the number are for the owner and the owner’s own people',
  params: z.object({ userId: Id, certificateId: Id }),
  reply: Certificate,
  errors: ['certificate_not_found'],
})

export const checkNumber = endpoint({
  name: 'certificates.checkNumber',
  method: 'GET',
  path: '/api/certificates/:number/verification',
  audience: 'anyone',
  reads: ['certificates.certificates'],
  summary:
    'Whether a certificate with this number was issued, and what it says or when it was withdrawn; nothing when there was none',
  params: z.object({ number: z.string().max(60) }),
  reply: CheckedNumber.nullable(),
  perMinute: 20,
})
