import type { Sql } from '@school/db'
import { emailPurpose } from './confirmation.ts'

/** Whether a person was ever asked to confirm an address: a repeated event asks nothing twice. */
export async function hasEmailLink(sql: Sql, userId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'has_email_link',
    text: 'select from one_time_links where user_id = $1 and purpose = $2 limit 1',
    values: [userId, emailPurpose],
  })
  return rowCount !== 0
}
