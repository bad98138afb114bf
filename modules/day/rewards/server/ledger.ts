import { insertMany, type Sql, type Unit } from '@school/db'
import { type currencies, rewardTransactions } from './tables.ts'

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

/**
 * Posts several rewards at once; nothing for what is worth nothing.
 * @returns false when one of the causes has been paid before
 */
export async function grantAll(sql: Sql, postings: readonly Posting[], now: Date): Promise<boolean> {
  const worthy = postings.filter(({ amount }) => amount > 0)
  if (worthy.length === 0) return true
  const { rowCount } = await sql.query({
    name: 'grant_all',
    text: `insert into reward_transactions (user_id, currency, amount, reason, source_type, source_id, created_at)
      select "userId", currency, amount, reason, "sourceType", "sourceId", $2
      from jsonb_to_recordset($1::jsonb) as posting
        ("userId" int, currency text, amount int, reason text, "sourceType" text, "sourceId" int)
      on conflict do nothing`,
    values: [JSON.stringify(worthy), now],
  })
  return rowCount === worthy.length
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

export type PostingSeed = Posting & { createdAt: Date }

/** Posts what was earned in the past; a cause that has been paid before is an error here. */
export async function seedPostings(unit: Unit, postings: readonly PostingSeed[]): Promise<void> {
  await insertMany(unit.sql, rewardTransactions, postings)
}
