import { insertMany, type Unit } from '@school/db'
import { classMembers, schoolClasses } from './tables.ts'

export interface ClassSeed {
  organizationId: number
  gradeIndex: number
  letter: string
  schoolYear: number
  pupilIds: readonly number[]
  teacherIds: readonly number[]
}

/** Adds classes with everyone who learns and teaches in them. @returns ids in the same order */
export async function seedSchoolClasses(unit: Unit, seeds: readonly ClassSeed[]): Promise<number[]> {
  const rows = seeds.map(({ organizationId, gradeIndex, letter, schoolYear }) => ({
    organizationId,
    gradeIndex,
    letter,
    schoolYear,
  }))
  const ids = await insertMany(unit.sql, schoolClasses, rows)
  const members = seeds.flatMap(({ pupilIds, teacherIds }, index) => [
    ...pupilIds.map((userId) => ({ schoolClassId: ids[index]!, userId, role: 'pupil' as const })),
    ...teacherIds.map((userId) => ({ schoolClassId: ids[index]!, userId, role: 'teacher' as const })),
  ])
  await insertMany(unit.sql, classMembers, members)
  return ids
}
