import type { Sql } from '@school/db'

/**
 * The class of a pupil now with its school: a part of a query, `(class_id, class_name, school_id)`. Own classes of a teacher are of no school.
 * @param userId an expression
 */
export const seatOfPupilSql = (userId: string): string =>
  `select c.id as class_id, c.name as class_name, (select o.id from organizations o where o.id = c.organization_id and o.kind <> 'own') as school_id
    from class_members cm join school_classes c on c.id = cm.school_class_id
    where cm.user_id = ${userId} and cm.role = 'pupil' order by c.school_year desc, c.archived_at is not null, c.id limit 1`

/** Classes by what they are called: a part of a query, `(id, name, organization_id)`. */
export const classesSql = `select id, name, organization_id from school_classes`

/** The pupils of a class; nothing for an absent one. */
export async function listClassPupils(sql: Sql, classId: number): Promise<number[] | null> {
  const { rows } = await sql.query<{ userIds: number[] }>({
    name: 'list_class_pupils',
    text: `select array(select user_id from class_members where school_class_id = c.id and role = 'pupil') as "userIds"
      from school_classes c where c.id = $1`,
    values: [classId],
  })
  return rows[0]?.userIds ?? null
}

/** The pupils of a school, by their classes and by their own memberships; `null` for an absent school. */
export async function listSchoolPupils(sql: Sql, schoolId: number): Promise<number[] | null> {
  const { rows } = await sql.query<{ userIds: number[] }>({
    name: 'list_school_pupils',
    text: `select array(
        select m.user_id from class_members m join school_classes c on c.id = m.school_class_id
        where c.organization_id = o.id and m.role = 'pupil'
        union select user_id from memberships where organization_id = o.id and role = 'student'
      ) as "userIds" from organizations o where o.id = $1 and o.kind = 'school'`,
    values: [schoolId],
  })
  return rows[0]?.userIds ?? null
}

/**
 * The school of every pupil, as a part of a query: `(user_id, organization_id)`. A pupil's school is that of the class of the
 * latest school year; own classes of a teacher are of no school.
 */
export const schoolsOfPupilsSql = `select distinct on (m.user_id) m.user_id, c.organization_id
  from class_members m join school_classes c on c.id = m.school_class_id join organizations o on o.id = c.organization_id and o.kind <> 'own'
  where m.role = 'pupil' order by m.user_id, c.school_year desc, c.id`
