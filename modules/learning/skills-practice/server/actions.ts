import { type Ctx, refusals } from '@school/kernel/server'
import { generator } from '@school/tasks/server'
import { skillErrors } from '../contract/errors.ts'
import type { SessionMode } from '../contract/mastery.ts'
import { accessAtlas, accessSkill } from './access.ts'
import { giveNext, scopeOf } from './giving.ts'
import type { SkillRow } from './queries.ts'
import { planCheck, planRepetition } from './rules/choice.ts'
import { trainingMinutes } from './rules/session.ts'
import { closeSession, findUnderWay, insertSession } from './session-queries.ts'

const refuse = refusals(skillErrors)

export interface Wish {
  mode: SessionMode
  skillId?: number | null | undefined
  disciplineId?: number | null | undefined
}

const seedOf = ({ now, viewer }: Ctx): number => (now.getTime() + viewer.id * 7919) % 2_147_483_647

/** Planned skills of the session in order; empty when each next skill depends on the answers. @throws nothing_to_… */
function planOf(mode: SessionMode, skills: readonly SkillRow[], seed: number, now: Date): number[] {
  if (skills.length === 0) throw refuse('nothing_to_practise')
  if (mode === 'repeat') {
    const plan = planRepetition(skills, now)
    if (plan.length === 0) throw refuse('nothing_to_repeat')
    return plan
  }
  if (mode !== 'check') return []
  const plan = planCheck(skills, generator(seed), now)
  if (plan.length === 0) throw refuse('nothing_to_check')
  return plan
}

/**
 * Starts a session with its first task and ends the one in progress.
 * @throws skill_not_found, skill_not_chosen, nothing_to_practise, nothing_to_repeat, nothing_to_check
 */
export async function startSession(
  ctx: Ctx,
  { mode, skillId = null, disciplineId = null }: Wish,
): Promise<number> {
  if (mode === 'skill' && skillId === null) throw refuse('skill_not_chosen')
  const chosen = mode === 'skill' ? (await accessSkill(ctx, skillId!)).skill : null
  const { skills } = await accessAtlas(ctx)
  const seed = seedOf(ctx)
  const plan = planOf(mode, scopeOf(skills, chosen ? null : disciplineId), seed, ctx.now)
  await closeSession(ctx.sql, ctx.viewer.id, ctx.now)
  const endsAt = mode === 'ten_minutes' ? new Date(ctx.now.getTime() + trainingMinutes * 60_000) : null
  const made = await insertSession(ctx.sql, {
    userId: ctx.viewer.id,
    mode,
    skillId: chosen?.id ?? null,
    disciplineId: chosen ? null : disciplineId,
    plan,
    seed,
    startedAt: ctx.now,
    endsAt,
  })
  // A concurrent start won the race: both requests continue its session.
  if (!made) return (await findUnderWay(ctx.sql, ctx.viewer.id))!.id
  await giveNext(ctx, made, [])
  return made.id
}
