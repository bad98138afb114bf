import { teacherNameSql } from '@school/names/server'
import type { Sql } from '@school/db'
import { isGoingOnSql } from '@school/monitoring/server'
import { officialSql } from '@school/olympiad-conduct/server'
import { type SchoolMessage, mostMessages } from '../../contract/school-desk.ts'

interface OfSchool {
  stageId: number
  schoolId: number
}

export async function listMessages(sql: Sql, { stageId, schoolId }: OfSchool): Promise<SchoolMessage[]> {
  const { rows } = await sql.query<Omit<SchoolMessage, 'sentAt'> & { sentAt: Date }>({
    name: 'list_school_messages',
    text: `select c.id, c.answer as text, c.grade_index as "gradeIndex", c.answered_at as "sentAt", ${teacherNameSql('u')} as "sentBy"
      from olympiad_clarifications c left join users u on u.id = c.answered_by
      where c.stage_id = $1 and c.organization_id = $2 and c.answered_at is not null order by c.answered_at desc, c.id desc limit ${mostMessages}`,
    values: [stageId, schoolId],
  })
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }))
}

/** Pupils of a school who are solving a stage now. @param gradeIndex `null`: all grades */
export async function countSolving(
  sql: Sql,
  { stageId, schoolId, gradeIndex, now }: OfSchool & { gradeIndex: number | null; now: Date },
): Promise<number> {
  const { rows } = await sql.query<{ solving: number }>({
    name: 'count_solving_of_school',
    text: `select count(*)::int as solving from ${officialSql}
      where p.stage_id = $1 and not p.is_virtual and ($3::int is null or p.grade_index = $3)
        and a.id is not null and a.finished_at is null and ${isGoingOnSql('$4')}
        and exists (select from class_members m join school_classes c on c.id = m.school_class_id and c.archived_at is null
          where m.user_id = p.user_id and m.role = 'pupil' and c.organization_id = $2)`,
    values: [stageId, schoolId, gradeIndex, now],
  })
  return rows[0]!.solving
}
