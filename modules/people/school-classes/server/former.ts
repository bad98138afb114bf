import type { Sql } from '@school/db'
import { keyOfName, type PersonName } from '@school/kernel/tabular'
import { signsInByCodeOnlySql } from './pupil-sign-in.ts'

/**
 * Pupils who were taken out of this class, are in no other of the year and have nothing but a code, by the keys of their names;
 * of namesakes the one who left last.
 */
export async function findFormer(
  sql: Sql,
  classId: number,
  schoolYear: number,
): Promise<Map<string, number>> {
  const { rows } = await sql.query<PersonName & { userId: number }>({
    name: 'list_former_pupils',
    text: `select u.id as "userId", u.last_name as "lastName", u.first_name as "firstName", u.middle_name as "middleName"
      from class_former_pupils f join users u on u.id = f.user_id
      where f.school_class_id = $1 and u.leaving_at is null and ${signsInByCodeOnlySql('u')}
        and not exists (select from class_members m join school_classes c on c.id = m.school_class_id
          where m.user_id = u.id and m.role = 'pupil' and c.school_year = $2 and c.archived_at is null)
      order by f.left_at, u.id`,
    values: [classId, schoolYear],
  })
  return new Map(rows.map(({ userId, ...name }) => [keyOfName(name), userId]))
}

/** They are in the class again. */
export async function forgetFormer(sql: Sql, classId: number, userIds: readonly number[]): Promise<void> {
  await sql.query({
    name: 'forget_former_pupils',
    text: 'delete from class_former_pupils where school_class_id = $1 and user_id = any($2::int[])',
    values: [classId, userIds],
  })
}
