import type { Ctx } from '@school/kernel/server'
import { generator } from '@school/tasks/server'
import { restartAttempt } from '@school/works/server'
import { findPerson, listSkills, type SkillRow } from './queries.ts'
import { chooseTask, chooseToTrain } from './rules/choice.ts'
import { isOver } from './rules/session.ts'
import {
  closeSession,
  deleteGiven,
  type GivenRow,
  insertGiven,
  listGiven,
  listPool,
  type SessionRow,
} from './session-queries.ts'

/** Skills that a session may ask: of its subject, or all. */
export const scopeOf = (skills: readonly SkillRow[], disciplineId: number | null): SkillRow[] =>
  skills.filter((skill) => disciplineId === null || skill.disciplineId === disciplineId)

async function chooseSkill(
  ctx: Ctx,
  session: SessionRow,
  given: readonly GivenRow[],
): Promise<SkillRow | undefined> {
  const skills = await listSkills(ctx.sql, session.userId)
  const byId = (id: number | null | undefined) => skills.find((skill) => skill.id === id)
  if (session.mode === 'skill') return byId(session.skillId)
  if (session.mode !== 'ten_minutes') return byId(session.plan[given.length])
  const person = await findPerson(ctx.sql, session.userId)
  return byId(chooseToTrain(scopeOf(skills, session.disciplineId), given, person?.gradeIndex ?? null))
}

const luckOf = ({ seed }: SessionRow, n: number) => generator(seed * 1009 + n)

/** A task of the skill's pool; a used up pool is restarted. */
async function takeTask(ctx: Ctx, session: SessionRow, skill: SkillRow, n: number): Promise<number | null> {
  const pool = await listPool(ctx.sql, skill.workId, session.userId)
  const isRunning = pool[0]?.isRunning ?? false
  const fresh = chooseTask(pool, skill.step, luckOf(session, n))
  if (isRunning && fresh !== null) return fresh
  await restartAttempt(ctx, { workId: skill.workId })
  const restarted = pool.map((task) => ({ ...task, isMet: false }))
  return fresh ?? chooseTask(restarted, skill.step, luckOf(session, n))
}

/** Gives the session its next task; finishes it when there is none. */
export async function giveNext(ctx: Ctx, session: SessionRow, given: readonly GivenRow[]): Promise<void> {
  const skill = isOver({ ...session, given }, ctx.now) ? undefined : await chooseSkill(ctx, session, given)
  const position = given.length + 1
  const taskId = skill ? await takeTask(ctx, session, skill, position) : null
  if (!skill || taskId === null) return closeSession(ctx.sql, session.userId, ctx.now, session.id)
  await insertGiven(ctx.sql, session.id, { position, skillId: skill.id, taskId, before: skill.level })
}

/** Gives the next task when the last one is answered or was removed from the content; otherwise changes nothing. */
export async function goOn(ctx: Ctx, session: SessionRow): Promise<void> {
  if (session.finishedAt) return
  const given = await listGiven(ctx.sql, session.id)
  const last = given.at(-1)
  if (!last || last.outcome !== null) return giveNext(ctx, session, given)
  if (last.isThere) return
  await deleteGiven(ctx.sql, session.id, last.position)
  await giveNext(ctx, session, given.slice(0, -1))
}
