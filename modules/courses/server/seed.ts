import { insertMany, type Unit } from '@school/db'
import { enrollments, lessonViews } from './tables.ts'

export type EnrollmentSeed = Pick<
  typeof enrollments.$inferSelect,
  'userId' | 'courseId' | 'source' | 'accessFrom'
>
export type LessonViewSeed = typeof lessonViews.$inferSelect

/** Enrols people for ever, as it happened in the past. */
export async function seedEnrollments(unit: Unit, seeds: readonly EnrollmentSeed[]): Promise<void> {
  await insertMany(unit.sql, enrollments, seeds)
}

/** Adds what people have opened and watched. */
export async function seedLessonViews(unit: Unit, seeds: readonly LessonViewSeed[]): Promise<void> {
  await insertMany(unit.sql, lessonViews, seeds)
}
