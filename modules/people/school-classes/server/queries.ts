import type { Sql } from '@school/db'

/** Whether one person teaches a class in which the other is a pupil. */
export async function isTeacherOf(sql: Sql, teacherId: number, pupilId: number): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'is_teacher_of',
    text: `select from class_members teacher
      join class_members pupil on pupil.school_class_id = teacher.school_class_id and pupil.role = 'pupil'
      where teacher.user_id = $1 and teacher.role = 'teacher' and pupil.user_id = $2 limit 1`,
    values: [teacherId, pupilId],
  })
  return rowCount === 1
}
