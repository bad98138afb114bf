import { pageQuery, query } from '@school/api-client'
import { checkNumber, getCertificate, listCertificates } from '../contract/index.ts'

export const certificatesAt = (userId: number) => (page: number) => ({ params: { userId }, query: { page } })
export const certificatesQuery = (userId: number) => pageQuery(listCertificates, certificatesAt(userId)(1))

export const certificateQuery = (userId: number, certificateId: number) =>
  query(getCertificate, { params: { userId, certificateId } })

export const checkQuery = (number: string) => query(checkNumber, { params: { number } })
