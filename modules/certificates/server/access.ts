import type { Viewer } from '@school/access'
import { type Ctx, refusals } from '@school/kernel/server'
import type { Sql } from '@school/db'
import { certificateErrors } from '../contract/errors.ts'
import { type CertificateRow, findCertificate } from './queries.ts'

const refuse = refusals(certificateErrors)

/** Whether one person knows another by name: a room above can tell, this one can't. */
export type Acquaintance = (sql: Sql, viewer: Viewer, userId: number) => Promise<boolean>

export interface AccessedCertificate {
  row: CertificateRow
  /** The whole name and the number may be shown. */
  isWhole: boolean
}

/** A certificate; that of a closed profile is absent for strangers. @throws certificate_not_found */
export async function accessCertificate(
  ctx: Ctx,
  knows: Acquaintance,
  userId: number,
  id: number,
): Promise<AccessedCertificate> {
  const [row, isWhole] = await Promise.all([
    findCertificate(ctx.sql, userId, id),
    knows(ctx.sql, ctx.viewer, userId),
  ])
  if (!row || !(isWhole || row.publicProfile)) throw refuse('certificate_not_found')
  return { row, isWhole }
}
