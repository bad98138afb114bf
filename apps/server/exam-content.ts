import { type AttestationContent, loadAttestations, readAttestations } from '@school/attestations/server'
import type { Database, Db } from '@school/db'
import {
  type ExamRehearsalContent,
  loadExamRehearsals,
  readExamRehearsals,
} from '@school/exam-rehearsals/server'

/** Everything that is gone through as at an exam. */
export interface ExamsContent {
  rehearsals: ExamRehearsalContent[]
  attestations: AttestationContent[]
  /** All of them, for their tasks. */
  sets: Pick<ExamRehearsalContent, 'tasks'>[]
  problems: ReturnType<typeof readExamRehearsals>['problems']
}

export function readExams(root: string, disciplines: ReadonlySet<string>): ExamsContent {
  const { rehearsals, ...official } = readExamRehearsals(root, disciplines)
  const { attestations, ...own } = readAttestations(root, disciplines)
  return {
    rehearsals,
    attestations,
    sets: [...rehearsals, ...attestations],
    problems: [...official.problems, ...own.problems],
  }
}

export async function loadExams(db: Db, { rehearsals, attestations }: ExamsContent, now: Date) {
  const official = await loadExamRehearsals(db, rehearsals, now)
  const own = await loadAttestations(db, attestations, now)
  return {
    exams: official.exams + own.attestations,
    tasks: official.tasks + own.tasks,
    changed: official.changed + own.changed,
  }
}

export async function hasExams(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    'select exists (select from exam_rehearsals) and exists (select from attestation_trainings) as has',
  )
  return rows[0]!.has
}
