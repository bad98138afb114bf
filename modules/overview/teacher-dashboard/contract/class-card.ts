import { Instant, Version } from '@school/kernel/contract'
import * as z from 'zod'

/** A class as its teacher sees it among others. */
export const ClassCard = z.object({
  id: z.int(),
  /** «7Б». */
  name: z.string(),
  gradeIndex: z.int(),
  /** Of the name: goes back with a renaming. */
  version: Version,
  schoolName: z.string(),
  /** The year in which the school year begins. */
  schoolYear: z.int(),
  /** Of the colleagues who teach it too. */
  teachers: z.array(z.string()),
  pupils: z.int(),
  /** Who has come at least once. */
  joined: z.int(),
  /** Who has been here within the last seven days. */
  activeInWeek: z.int(),
  /** The mean of the pupils who have solved something. */
  averagePercent: z.int().nullable(),
  archivedAt: Instant.nullable(),
  can: z.object({ restore: z.boolean(), remove: z.boolean() }),
})
export type ClassCard = z.infer<typeof ClassCard>

export const TeacherClasses = z.object({
  classes: z.array(ClassCard),
  archived: z.array(ClassCard),
  schoolYear: z.int(),
  /** Where a new class lies: in the school, or among the own ones; `null` for a person who acts for something above schools. */
  newIn: z.object({ name: z.string(), isOwn: z.boolean() }).nullable(),
})
export type TeacherClasses = z.infer<typeof TeacherClasses>
