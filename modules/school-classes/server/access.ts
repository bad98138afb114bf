import { type Ctx, refusals } from '@school/kernel/server'
import { schoolClassErrors } from '../contract/errors.ts'

export const refuse = refusals(schoolClassErrors)

/** A class with which the viewer works, of this year or of the archive. */
export interface TaughtClass {
  id: number
  /** «7А». */
  name: string
  gradeIndex: number
  schoolYear: number
  schoolId: number
  archivedAt: Date | null
}

/** @throws school_class_not_found, absent and somebody else's alike */
export async function accessTaughtClass({ sql, viewer }: Ctx, classId: number): Promise<TaughtClass> {
  const { rows } = await sql.query<TaughtClass>({
    name: 'find_taught_class',
    text: `select c.id, c.grade_index || c.letter as name, c.grade_index as "gradeIndex", c.school_year as "schoolYear",
        c.organization_id as "schoolId", c.archived_at as "archivedAt"
      from school_classes c join class_members m on m.school_class_id = c.id and m.user_id = $2 and m.role = 'teacher'
      where c.id = $1`,
    values: [classId, viewer.id],
  })
  if (!rows[0]) throw refuse('school_class_not_found')
  return rows[0]
}
