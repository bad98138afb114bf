import { randomInt } from 'node:crypto'
import type { Unit } from '@school/db'
import { type CertificateKind, numberAlphabet, numberLength } from '../contract/certificate.ts'

export interface CertificateAward {
  userId: number
  kind: CertificateKind
  title: string
  details?: string
  /** The thing it is for; a person gets one certificate for a thing. */
  sourceType: string
  sourceId: number
  /** The moment of the award when absent. */
  issuedAt?: Date
}

const makeNumber = (): string =>
  Array.from({ length: numberLength }, () => numberAlphabet[randomInt(numberAlphabet.length)]).join('')

/** Keeps one message to the database within a megabyte. */
const atOnce = 2000

type Awarding = Pick<Unit, 'sql'> & { readonly now: Date }

/** @param restates what a certificate of the same thing becomes; without it the old one stays as it is */
async function writeCertificates(
  { sql, now }: Awarding,
  awards: readonly CertificateAward[],
  restates: boolean,
): Promise<number> {
  let written = 0
  for (let at = 0; at < awards.length; at += atOnce) {
    const rows = awards.slice(at, at + atOnce).map((award) => ({
      user_id: award.userId,
      kind: award.kind,
      title: award.title,
      details: award.details ?? '',
      source_type: award.sourceType,
      source_id: award.sourceId,
      number: makeNumber(),
      issued_at: award.issuedAt ?? now,
    }))
    const { rowCount } = await sql.query({
      name: restates ? 'restate_certificates' : 'award_certificates',
      text: `insert into certificates (user_id, kind, title, details, source_type, source_id, number, issued_at)
        select user_id, kind, title, details, source_type, source_id, number, issued_at
        from jsonb_populate_recordset(null::certificates, $1::jsonb)
        on conflict on constraint certificates_once do ${
          restates
            ? 'update set kind = excluded.kind, details = excluded.details, withdrawn_at = null'
            : 'nothing'
        }`,
      values: [JSON.stringify(rows)],
    })
    written += rowCount ?? 0
  }
  return written
}

/**
 * Awards certificates inside the caller's transaction. An existing certificate for the same source is kept as it is, so the call
 * is idempotent. @returns how many are new
 */
export const awardCertificates = (unit: Awarding, awards: readonly CertificateAward[]): Promise<number> =>
  writeCertificates(unit, awards, false)

/** One award. @returns false when the person has had it before */
export const awardCertificate = async (unit: Awarding, award: CertificateAward): Promise<boolean> =>
  (await awardCertificates(unit, [award])) === 1

/**
 * Updates certificates whose awards have improved, or were withdrawn for a while: the certificate of the same source keeps its
 * number; a missing one is awarded.
 */
export async function restateCertificates(
  unit: Awarding,
  awards: readonly CertificateAward[],
): Promise<void> {
  await writeCertificates(unit, awards, true)
}

/** Hides this certificate from everybody and makes its number invalid until it is restated. */
export async function withdrawCertificate(
  { sql, now }: Awarding,
  { userId, sourceType, sourceId }: Pick<CertificateAward, 'userId' | 'sourceType' | 'sourceId'>,
): Promise<void> {
  await sql.query({
    name: 'withdraw_certificate',
    text: `update certificates set withdrawn_at = $4
      where user_id = $1 and source_type = $2 and source_id = $3 and withdrawn_at is null`,
    values: [userId, sourceType, sourceId, now],
  })
}

/** The certificates of these people for one thing. */
export async function withdrawCertificates(
  { sql, now }: Awarding,
  userIds: readonly number[],
  { sourceType, sourceId }: Pick<CertificateAward, 'sourceType' | 'sourceId'>,
): Promise<void> {
  await sql.query({
    name: 'withdraw_certificates',
    text: `update certificates set withdrawn_at = $4
      where user_id = any($1::int[]) and source_type = $2 and source_id = $3 and withdrawn_at is null`,
    values: [userIds, sourceType, sourceId, now],
  })
}

/** Everybody's certificates for one thing. */
export async function withdrawCertificatesOf(
  { sql, now }: Awarding,
  { sourceType, sourceId }: Pick<CertificateAward, 'sourceType' | 'sourceId'>,
): Promise<void> {
  await sql.query({
    name: 'withdraw_certificates_of',
    text: 'update certificates set withdrawn_at = $3 where source_type = $1 and source_id = $2 and withdrawn_at is null',
    values: [sourceType, sourceId, now],
  })
}
