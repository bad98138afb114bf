import { type Ctx, refusals } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import { generator } from '@school/tasks/server'
import { workErrors } from '@school/works/contract'
import type { TaskStatus } from '@school/tasks/contract'
import * as works from '@school/works/server'
import { skillErrors } from '../contract/errors.ts'
import type { PracticeOutcome, SessionMode } from '../contract/mastery.ts'
import { accessAtlas, accessSessionToChange, accessSkill } from './access.ts'
import { giveNext, scopeOf } from './giving.ts'
import { listSkills, saveMastery, type SkillRow } from './queries.ts'
import { planCheck, planRepetition } from './rules/choice.ts'
import { afterCheck, afterPractice } from './rules/mastery.ts'
import { isCheck, trainingMinutes } from './rules/session.ts'
import {
  closeSession,
  findUnderWay,
  type GivenRow,
  insertSession,
  listGiven,
  saveOutcome,
  type SessionRow,
} from './session-queries.ts'

const refuse = refusals({ ...workErrors, ...skillErrors })

export interface Wish {
  mode: SessionMode
  skillId?: number | null | undefined
  disciplineId?: number | null | undefined
}

const seedOf = ({ now, viewer }: Ctx): number => (now.getTime() + viewer.id * 7919) % 2_147_483_647

/** The skills of the session in order, or nothing where each next one is chosen by the answers. @throws nothing_to_… */
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
 * Begins a session with its first task and ends the one that was under way.
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
  // A parallel start was first: both go on with its session.
  if (!made) return (await findUnderWay(ctx.sql, ctx.viewer.id))!.id
  await giveNext(ctx, made, [])
  return made.id
}

/** The task of the session that waits for an answer, kept from other requests. */
async function accessCurrent(ctx: Ctx, sessionId: number, taskId: number) {
  const session = await accessSessionToChange(ctx, sessionId)
  if (session.finishedAt) throw refuse('session_finished')
  const given = (await listGiven(ctx.sql, session.id)).at(-1)
  if (!given || given.taskId !== taskId) throw refuse('task_not_found')
  if (given.outcome !== null) throw refuse('task_closed')
  return { session, given, entry: Promise.resolve({ workId: given.workId }) }
}

/** How a judged task counts; one that may still be answered does not count yet. */
const outcomes: Partial<Record<TaskStatus, PracticeOutcome>> = {
  solved: 'right',
  hinted: 'helped',
  partially: 'helped',
  failed: 'wrong',
}

async function count(ctx: Ctx, session: SessionRow, given: GivenRow, outcome: PracticeOutcome, xp: number) {
  const skill = (await listSkills(ctx.sql, session.userId)).find(({ id }) => id === given.skillId)
  // A skill that has left the content meanwhile has no level to move.
  const after = !skill
    ? null
    : isCheck(session.mode)
      ? afterCheck(skill, outcome, skill, ctx.now)
      : afterPractice(skill, outcome, skill)
  if (after) await saveMastery(ctx.sql, session.userId, given.skillId, after, outcome === 'right', ctx.now)
  await saveOutcome(
    ctx.sql,
    session.id,
    given.position,
    { outcome, after: after?.level ?? given.before, xp },
    ctx.now,
  )
}

/** Judges the answer, moves the skill's level and pays XP once. @throws session_finished, task_closed, and what the engine refuses */
export async function submitAnswer(ctx: Ctx, sessionId: number, taskId: number, response: Response) {
  const { session, given, entry } = await accessCurrent(ctx, sessionId, taskId)
  const { verdict, gainedXp, task } = await works.submitRunAnswer(ctx, entry, taskId, response)
  const outcome = outcomes[task.status]
  if (outcome) await count(ctx, session, given, outcome, gainedXp)
  return { verdict, gainedXp }
}

/** «Сдаюсь»: a miss, and the solution opens. */
export async function giveUp(ctx: Ctx, sessionId: number, taskId: number): Promise<void> {
  const { session, given, entry } = await accessCurrent(ctx, sessionId, taskId)
  await works.giveUpRunTask(ctx, entry, taskId)
  await count(ctx, session, given, 'gave_up', 0)
}

/** Opens the next hint. @throws no_help_in_check, no_more_hints */
export async function openHint(ctx: Ctx, sessionId: number, taskId: number): Promise<void> {
  const { session, entry } = await accessCurrent(ctx, sessionId, taskId)
  if (isCheck(session.mode)) throw refuse('no_help_in_check')
  await works.openRunHint(ctx, entry, taskId)
}
