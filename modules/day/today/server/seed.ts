import { insertMany, type Unit } from '@school/db'
import { planItems } from './tables.ts'

export type PlanItemSeed = typeof planItems.$inferInsert

/** Items of people's plans in the demo school. */
export async function seedPlanItems({ sql }: Unit, seeds: readonly PlanItemSeed[]): Promise<void> {
  await insertMany(sql, planItems, seeds)
}
