import { hash } from 'node:crypto'
import type { Sql } from '@school/db'
import type { MailingOf } from '@school/kernel/server'
import type { LetterKind } from '../contract/report.ts'
import { mailingNames } from './mailings.ts'

/** Letters linked to `/family_letters/:token` before all mailings had one page; the links of old letters still work. */
export async function findMailingByOldLink(sql: Sql, token: string): Promise<MailingOf | null> {
  const { rows } = await sql.query<{ linkId: number; kind: LetterKind }>({
    name: 'find_mailing_by_old_link',
    text: `select link_id as "linkId", kind from family_letters where token_hash = $1`,
    values: [hash('sha256', token, 'base64url')],
  })
  return rows[0] ? { mailing: mailingNames[rows[0].kind], of: rows[0].linkId } : null
}
