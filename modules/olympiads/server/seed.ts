import { insertMany, type Unit } from '@school/db'
import { olympiadParticipations } from './tables.ts'

export interface ParticipationSeed {
  stageId: number
  userId: number
  gradeIndex: number
  workId: number
  registeredAt: Date
}

/** Adds people who take part; their attempts are of the engine. */
export async function seedParticipations(unit: Unit, seeds: readonly ParticipationSeed[]): Promise<void> {
  await insertMany(
    unit.sql,
    olympiadParticipations,
    seeds.map((seed) => ({ ...seed, isVirtual: false, codeId: null, award: null })),
  )
}
