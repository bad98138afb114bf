import { fullName, publicName } from '@school/names/server'
import {
  type Certificate,
  type CertificateCard,
  type CertificateProof,
  type CheckCode,
  type CheckedNumber,
  writeNumber,
} from '../contract/certificate.ts'
import type { AccessedCertificate } from './access.ts'
import type { CertificateRow } from './queries.ts'

/** What only the composition knows: the address at which numbers are checked, and how an address becomes a code. */
export interface CheckPlace {
  urlOf: (number: string) => string
  codeOf: (url: string) => CheckCode
}

export const presentCard = (row: CertificateRow): CertificateCard => ({
  id: row.id,
  userId: row.userId,
  kind: row.kind,
  title: row.title,
  details: row.details,
  issuedAt: row.issuedAt.toISOString(),
})

export function presentCertificate(
  { row, isWhole }: AccessedCertificate,
  viewerId: number,
  place: CheckPlace,
): Certificate {
  const number = writeNumber(row.number)
  const url = place.urlOf(number)
  return {
    ...presentCard(row),
    holder: { name: isWhole ? fullName(row) : publicName(row), isWhole },
    proof: isWhole ? { number, url, code: place.codeOf(url) } : null,
    isMine: row.userId === viewerId,
  }
}

const presentProof = (row: CertificateRow): CertificateProof => ({
  ...presentCard(row),
  holderName: fullName(row),
  number: writeNumber(row.number),
})

export const presentChecked = (row: CertificateRow & { withdrawnAt: Date | null }): CheckedNumber => ({
  number: writeNumber(row.number),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  proof: row.withdrawnAt ? null : presentProof(row),
})
