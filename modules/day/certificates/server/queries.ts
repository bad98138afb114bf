import type { Sql } from '@school/db'
import type { PageOf, Paging } from '@school/kernel/contract'
import { listPage } from '@school/kernel/server'
import type { CertificateKind } from '../contract/certificate.ts'

export interface CertificateRow {
  id: number
  userId: number
  kind: CertificateKind
  title: string
  details: string
  number: string
  issuedAt: Date
  firstName: string
  middleName: string
  lastName: string
  publicProfile: boolean
}

const allColumns = `c.id, c.user_id as "userId", c.kind, c.title, c.details, c.number, c.issued_at as "issuedAt",
    u.first_name as "firstName", u.middle_name as "middleName", u.last_name as "lastName", u.public_profile as "publicProfile"
  from certificates c join users u on u.id = c.user_id`

const columns = `${allColumns} and c.withdrawn_at is null`

/** Of one person, the newest first; none of a closed profile, unless the reader knows the person. */
export function listCertificatesOf(
  sql: Sql,
  userId: number,
  isKnown: boolean,
  paging: Paging,
): Promise<PageOf<CertificateRow>> {
  return listPage(sql, paging, (limit, offset) => ({
    name: 'list_certificates',
    text: `select count(*) over ()::int as total, ${columns} where c.user_id = $1 and ($2 or u.public_profile)
      order by c.issued_at desc, c.id desc limit $3 offset $4`,
    values: [userId, isKnown, limit, offset],
  }))
}

export async function findCertificate(
  sql: Sql,
  userId: number,
  id: number,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql.query<CertificateRow>({
    name: 'find_certificate',
    text: `select ${columns} where c.id = $1 and c.user_id = $2`,
    values: [id, userId],
  })
  return rows[0]
}

/** Certificates of these people for one source; of two source types the first named comes first. */
export async function listCertificatesFor(
  sql: Sql,
  userIds: readonly number[],
  { sourceTypes, sourceId }: { sourceTypes: readonly string[]; sourceId: number },
): Promise<CertificateRow[]> {
  const { rows } = await sql.query<CertificateRow>({
    name: 'list_certificates_for',
    text: `select distinct on (c.user_id) ${columns} where c.user_id = any($1::int[]) and c.source_id = $3 and c.source_type = any($2::text[])
      order by c.user_id, array_position($2::text[], c.source_type)`,
    values: [userIds, sourceTypes, sourceId],
  })
  return rows
}

/** Of those that were withdrawn too. */
export async function findByNumber(
  sql: Sql,
  number: string,
): Promise<(CertificateRow & { withdrawnAt: Date | null }) | undefined> {
  const { rows } = await sql.query<CertificateRow & { withdrawnAt: Date | null }>({
    name: 'find_certificate_by_number',
    text: `select c.withdrawn_at as "withdrawnAt", ${allColumns} where c.number = $1`,
    values: [number],
  })
  return rows[0]
}
