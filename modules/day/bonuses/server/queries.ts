import type { Sql } from '@school/db'

/** When the gift of this partner came to the account. */
export async function findPosting(sql: Sql, userId: number, partnerId: number): Promise<Date | null> {
  const { rows } = await sql.query<{ createdAt: Date }>({
    name: 'find_partner_gift',
    text: `select created_at as "createdAt" from reward_transactions
      where user_id = $1 and currency = 'bonuses' and reason = 'partner_gift' and source_type = 'partner' and source_id = $2`,
    values: [userId, partnerId],
  })
  return rows[0]?.createdAt ?? null
}

export interface BonusRow {
  id: number
  amount: number
  reason: string
  createdAt: Date
}

const shown = 100

/** The last ones first. */
export async function listBonuses(sql: Sql, userId: number): Promise<BonusRow[]> {
  const { rows } = await sql.query<BonusRow>({
    name: 'list_bonuses',
    text: `select id::int as id, amount, reason, created_at as "createdAt" from reward_transactions
      where user_id = $1 and currency = 'bonuses' order by created_at desc, id desc limit ${shown}`,
    values: [userId],
  })
  return rows
}
