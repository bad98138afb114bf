import { insertMany, type Unit } from '@school/db'
import { olympiadClarifications } from './tables.ts'

export interface ClarificationSeed {
  stageId: number
  /** `null`: all grades. */
  gradeIndex: number | null
  /** `null`: an announcement without a question. */
  participationId: number | null
  taskId: number | null
  question: string
  askedAt: Date
  answer: { text: string; at: Date; by: number; isPublic: boolean } | null
}

/** Adds questions and announcements of a stage. */
export async function seedClarifications(unit: Unit, seeds: readonly ClarificationSeed[]): Promise<void> {
  const rows = seeds.map(({ answer, ...seed }) => ({
    ...seed,
    answer: answer?.text ?? null,
    answeredAt: answer?.at ?? null,
    answeredBy: answer?.by ?? null,
    isPublic: answer?.isPublic ?? false,
  }))
  await insertMany(unit.sql, olympiadClarifications, rows)
}
