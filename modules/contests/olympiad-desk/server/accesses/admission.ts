import type { Sql } from '@school/db'
import type { Admission } from '@school/olympiads/server'

/** SQL: classes of this year in which the person `$1` is a pupil. */
const classesSql = `class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
    and m.user_id = $1 and m.role = 'pupil'`

/**
 * Stages that a person may enter without a code: opened to their class, by the list, or to the whole school by its municipality; and stages
 * that are closed to their schools.
 */
export async function readSchoolAdmission(sql: Sql, userId: number): Promise<Admission> {
  const { rows } = await sql.query<Admission>({
    name: 'find_olympiad_accesses_of_pupil',
    text: `select array(
        select a.stage_id from olympiad_class_accesses a join ${classesSql} on c.id = a.school_class_id where a.closed_at is null
        union select n.stage_id from olympiad_listed_pupils n where n.user_id = $1
        union select l.stage_id from olympiad_access_locks l join ${classesSql} on c.organization_id = l.organization_id
          where l.kind = 'forced' and l.ended_at is null
      ) as "stageIds",
      coalesce((select json_agg(json_build_object('stageId', l.stage_id, 'reason', l.reason))
        from olympiad_access_locks l join ${classesSql} on c.organization_id = l.organization_id
        where l.kind = 'forbidden' and l.ended_at is null), '[]') as closures`,
    values: [userId],
  })
  return rows[0]!
}
