import { insertMany, type Unit } from '@school/db'
import { lessonViews } from './tables.ts'

export type LessonViewSeed = typeof lessonViews.$inferSelect

/** Adds what people have opened and watched. */
export async function seedLessonViews(unit: Unit, seeds: readonly LessonViewSeed[]): Promise<void> {
  await insertMany(unit.sql, lessonViews, seeds)
}
