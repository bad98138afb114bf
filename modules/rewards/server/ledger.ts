import type { Sql } from '@school/db'
import type { currencies } from './tables.ts'

export interface Posting {
  userId: number
  currency: (typeof currencies)[number]
  amount: number
  reason: string
  sourceType: string
  sourceId: number
}

/**
 * Posts a reward; nothing when it is worth nothing.
 * @returns false when this cause has been paid before
 */
export async function grant(sql: Sql, posting: Posting, now: Date): Promise<boolean> {
  const { userId, currency, amount, reason, sourceType, sourceId } = posting
  if (amount <= 0) return true
  const { rowCount } = await sql.query({
    name: 'grant',
    text: `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [userId, currency, amount, reason, sourceType, sourceId, now],
  })
  return rowCount === 1
}

/** The sum of a user's ledger in one currency. */
export async function balanceOf(sql: Sql, userId: number, currency: Posting['currency']): Promise<number> {
  const { rows } = await sql.query<{ total: number }>({
    name: 'balance_of',
    text: 'select coalesce(sum(amount), 0)::int as total from reward_transactions where user_id = $1 and currency = $2',
    values: [userId, currency],
  })
  return rows[0]?.total ?? 0
}
