import type { Sql } from '@school/db'
import type { Forgotten } from '@school/personal-data/server'
import type { JobContext } from '@school/kernel/server'

/** Classes without another teacher. */
const aloneSql = `c.archived_at is null and c.id in (select school_class_id from class_members where user_id = $1 and role = 'teacher')
  and not exists (select from class_members o join users u on u.id = o.user_id
    where o.school_class_id = c.id and o.role = 'teacher' and o.user_id <> $1 and u.leaving_at is null)`

/** A class whose only teacher is gone is archived: its results stay readable for the school. */
export async function archiveLeftClasses({ sql, now }: JobContext, { id }: Forgotten): Promise<void> {
  await sql.query({
    name: 'archive_left_classes',
    text: `update school_classes c set archived_at = $2 where ${aloneSql}`,
    values: [id, now],
  })
}

/** Classes of a teacher that would be archived. */
export async function listClassesAlone(
  sql: Sql,
  userId: number,
): Promise<{ gradeIndex: number; letter: string }[]> {
  const { rows } = await sql.query<{ gradeIndex: number; letter: string }>({
    name: 'list_classes_alone',
    text: `select c.grade_index as "gradeIndex", c.letter from school_classes c where ${aloneSql} order by c.grade_index, c.letter`,
    values: [userId],
  })
  return rows
}
