import { knows } from '@school/users/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { certificateErrors } from '../contract/errors.ts'
import { type CertificateRow, findCertificate } from './queries.ts'

const refuse = refusals(certificateErrors)

export interface AccessedCertificate {
  row: CertificateRow
  /** The whole name and the number may be shown. */
  isWhole: boolean
}

/** A certificate; that of a closed profile is absent for strangers. @throws certificate_not_found */
export async function accessCertificate(ctx: Ctx, userId: number, id: number): Promise<AccessedCertificate> {
  const [row, isWhole] = await Promise.all([findCertificate(ctx.sql, userId, id), knows(ctx, userId)])
  if (!row || !(isWhole || row.publicProfile)) throw refuse('certificate_not_found')
  return { row, isWhole }
}
