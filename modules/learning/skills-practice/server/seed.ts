import { insertMany, type Unit } from '@school/db'
import type { MasteryLevel, PracticeOutcome, SessionMode } from '../contract/mastery.ts'
import { afterCheck, afterPractice, type Mastery, type Pool, untouched } from './rules/mastery.ts'
import { isCheck } from './rules/session.ts'
import { skillMastery, skillSessions, skillSessionTasks } from './tables.ts'

export interface SeededAnswer {
  skillId: number
  taskId: number
  outcome: PracticeOutcome
  at: Date
  xp: number
}

/** A finished session with its answers; levels follow from them by the rules. */
export interface SkillSeed {
  userId: number
  mode: SessionMode
  startedAt: Date
  answers: SeededAnswer[]
}

interface Reached extends Mastery {
  answered: number
  right: number
  practisedAt: Date
}

/** Adds past sessions, and the levels that they made. */
export async function seedSkills(
  unit: Unit,
  seeds: readonly SkillSeed[],
  pools: ReadonlyMap<number, Pool>,
): Promise<void> {
  const reached = new Map<string, Reached>()
  const steps = seeds.map((seed) =>
    seed.answers.map((answer) => ({ ...answer, ...move(reached, seed, answer, pools) })),
  )
  const sessions = await insertMany(
    unit.sql,
    skillSessions,
    seeds.map(({ userId, mode, startedAt, answers }) => ({
      userId,
      mode,
      startedAt,
      skillId: mode === 'skill' ? answers[0]!.skillId : null,
      disciplineId: null,
      plan: isCheck(mode) ? answers.map(({ skillId }) => skillId) : [],
      seed: 1,
      endsAt: mode === 'ten_minutes' ? new Date(startedAt.getTime() + 600_000) : null,
      finishedAt: answers.at(-1)!.at,
    })),
  )
  const tasks = steps.flatMap((own, index) =>
    own.map(({ skillId, taskId, outcome, at, xp, before, after }, place) => ({
      sessionId: sessions[index]!,
      position: place + 1,
      skillId,
      taskId,
      levelBefore: before,
      levelAfter: after,
      outcome,
      answeredAt: at,
      xp,
    })),
  )
  await insertMany(unit.sql, skillSessionTasks, tasks)
  const mastery = [...reached].map(([key, { ...state }]) => {
    const [userId, skillId] = key.split(' ').map(Number)
    return { userId: userId!, skillId: skillId!, ...state }
  })
  await insertMany(unit.sql, skillMastery, mastery)
}

function move(
  reached: Map<string, Reached>,
  { userId, mode }: SkillSeed,
  { skillId, outcome, at }: SeededAnswer,
  pools: ReadonlyMap<number, Pool>,
): { before: MasteryLevel; after: MasteryLevel } {
  const key = `${userId} ${skillId}`
  const pool = pools.get(skillId)!
  const old = reached.get(key) ?? { ...untouched, step: pool.easiest, answered: 0, right: 0, practisedAt: at }
  const { answered, right, practisedAt: _, ...before } = old
  const after = isCheck(mode) ? afterCheck(before, outcome, pool, at) : afterPractice(before, outcome, pool)
  reached.set(key, {
    ...after,
    answered: answered + 1,
    right: right + (outcome === 'right' ? 1 : 0),
    practisedAt: at,
  })
  return { before: before.level, after: after.level }
}
