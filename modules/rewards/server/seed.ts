import { insertMany, type Unit } from '@school/db'
import type { Posting } from './ledger.ts'
import { rewardTransactions } from './tables.ts'

export type PostingSeed = Posting & { createdAt: Date }

/** Posts what was earned in the past; a cause that has been paid before is an error here. */
export async function seedPostings(unit: Unit, postings: readonly PostingSeed[]): Promise<void> {
  await insertMany(unit.sql, rewardTransactions, postings)
}
