import { defineTable, signed } from '@school/db/table'
import { bigint, index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'

export const currencies = ['xp', 'coins', 'bonuses'] as const

/** The append-only ledger of rewards: a balance is a sum, a posting carries the key of its cause. */
export const rewardTransactions = defineTable(
  'reward_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    currency: text({ enum: currencies }).notNull(),
    amount: integer().notNull(),
    reason: text().notNull(),
    sourceType: text().notNull(),
    sourceId: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('reward_transactions_once').on(t.userId, t.currency, t.reason, t.sourceType, t.sourceId),
    index('reward_transactions_balance').on(t.userId, t.currency, t.createdAt, t.amount),
    signed(t.amount),
  ],
)
