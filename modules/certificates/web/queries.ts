import { query } from '@school/api-client'
import { checkNumber, getCertificate, listCertificates } from '../contract/index.ts'

export const certificatesQuery = (userId: number) => query(listCertificates, { params: { userId } })

export const certificateQuery = (userId: number, certificateId: number) =>
  query(getCertificate, { params: { userId, certificateId } })

export const checkQuery = (number: string) => query(checkNumber, { params: { number } })
