import { type Sql, type Unit, write } from '@school/db'
import type { currencies } from './tables.ts'

export interface Posting {
  userId: number
  currency: (typeof currencies)[number]
  amount: number
  reason: string
  sourceType: string
  sourceId: number
}

const postings = write<Posting & { createdAt: Date }>(
  'grant',
  {
    userId: 'int',
    currency: 'text',
    amount: 'int',
    reason: 'text',
    sourceType: 'text',
    sourceId: 'int',
    createdAt: 'timestamptz',
  },
  (
    asked,
  ) => `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at)
    select user_id, currency, amount, reason, source_type, source_id, created_at from ${asked}`,
)

/**
 * Posts a reward with the caller's commit; nothing when it is worth nothing.
 * @param refusal thrown when this cause has been paid before
 */
export function grant(unit: Unit, posting: Posting, now: Date, refusal: () => Error): void {
  if (posting.amount <= 0) return
  unit.send(postings({ ...posting, createdAt: now }), refusal)
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
