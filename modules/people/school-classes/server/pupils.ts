import type { Sql, Unit } from '@school/db'

/** A class of this day, as others name it. */
export interface SchoolClass {
  id: number
  /** «7А». */
  name: string
  gradeIndex: number
  schoolYear: number
  schoolId: number
  schoolName: string
}

const classSql = `select c.id, c.name, c.grade_index as "gradeIndex", c.school_year as "schoolYear",
    o.id as "schoolId", o.short_name as "schoolName"
  from school_classes c join organizations o on o.id = c.organization_id`

/** Classes that somebody works with, without those of former years. */
export async function listTaughtClasses(sql: Sql, teacherId: number): Promise<SchoolClass[]> {
  const { rows } = await sql.query<SchoolClass>({
    name: 'list_current_classes_of_teacher',
    text: `${classSql} join class_members m on m.school_class_id = c.id and m.user_id = $1 and m.role = 'teacher'
      where c.archived_at is null order by c.grade_index, c.letter, c.id`,
    values: [teacherId],
  })
  return rows
}

export async function findSchoolClass(sql: Sql, id: number): Promise<SchoolClass | undefined> {
  const { rows } = await sql.query<SchoolClass>({
    name: 'find_school_class',
    text: `${classSql} where c.id = $1 and c.archived_at is null`,
    values: [id],
  })
  return rows[0]
}

/** The class of a pupil in this school year. */
export async function findSeat(sql: Sql, userId: number, schoolYear: number): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_seat',
    text: `select c.id from class_members m join school_classes c on c.id = m.school_class_id
      where m.user_id = $1 and m.role = 'pupil' and c.school_year = $2 and c.archived_at is null limit 1`,
    values: [userId, schoolYear],
  })
  return rows[0]?.id
}

/**
 * A pupil is in the class from now on; once more changes nothing.
 * @param placeOf somebody on the list of the class who has never come: their place passes to this pupil
 */
export async function seatPupil(
  { sql }: Pick<Unit, 'sql'>,
  { classId, userId, placeOf }: { classId: number; userId: number; placeOf: number | null },
): Promise<void> {
  if (placeOf !== null)
    await sql.query({
      name: 'free_place',
      text: `delete from class_members where school_class_id = $1 and user_id = $2 and role = 'pupil'`,
      values: [classId, placeOf],
    })
  await sql.query({
    name: 'seat_pupil',
    text: `insert into class_members (school_class_id, user_id, role) values ($1, $2, 'pupil') on conflict do nothing`,
    values: [classId, userId],
  })
}
