import type { Sql } from '@school/db'
import type { Exam } from '../../contract/index.ts'

export interface ExamOf {
  exam: Exam
  disciplineId: number
}

/** The day that a pupil has chosen for an exam. */
export async function findExamDate(
  sql: Sql,
  userId: number,
  { exam, disciplineId }: ExamOf,
): Promise<{ examOn: string; setAt: Date } | undefined> {
  const { rows } = await sql.query<{ examOn: string; setAt: Date }>({
    name: 'find_exam_date',
    text: `select exam_on::text as "examOn", set_at as "setAt" from exam_dates
      where user_id = $1 and exam = $2 and discipline_id = $3`,
    values: [userId, exam, disciplineId],
  })
  return rows[0]
}
