import type { Database, Db } from '@school/db'
import {
  type ExamRehearsalContent,
  loadExamRehearsals,
  readExamRehearsals,
} from '@school/exam-rehearsals/server'

/** Everything that is gone through as at an exam. */
export interface ExamsContent {
  rehearsals: ExamRehearsalContent[]
  /** All of them, for their tasks. */
  sets: Pick<ExamRehearsalContent, 'tasks'>[]
  problems: ReturnType<typeof readExamRehearsals>['problems']
}

export function readExams(root: string, disciplines: ReadonlySet<string>): ExamsContent {
  const { rehearsals, problems } = readExamRehearsals(root, disciplines)
  return { rehearsals, sets: rehearsals, problems }
}

export const loadExams = (db: Db, { rehearsals }: ExamsContent, now: Date) =>
  loadExamRehearsals(db, rehearsals, now)

export async function hasExams(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query('select 1 from exam_rehearsals limit 1')
  return rows.length > 0
}
