import { insertMany, type Unit } from '@school/db'
import { planItems } from './tables.ts'

export type PlanItemSeed = typeof planItems.$inferInsert

/** What stands in people's plans of the demo school. */
export async function seedPlanItems({ sql }: Unit, seeds: readonly PlanItemSeed[]): Promise<void> {
  await insertMany(sql, planItems, seeds)
}
