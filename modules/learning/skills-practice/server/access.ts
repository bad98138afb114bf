import { type Ctx, refusals } from '@school/kernel/server'
import { isTeacherOf } from '@school/school-classes/server'
import { skillErrors } from '../contract/errors.ts'
import { findPerson, listSkills, type PersonRow, type SkillRow } from './queries.ts'
import { findSession, lockSession, type SessionRow } from './session-queries.ts'

const refuse = refusals(skillErrors)

export interface Atlas {
  person: PersonRow & { isMe: boolean }
  skills: SkillRow[]
}

/**
 * A person's skills with levels: one's own, a pupil's for the teacher of the class, anybody's for a methodist.
 * @throws skill_map_not_found, absent and foreign alike
 */
export async function accessAtlas(ctx: Ctx, userId: number = ctx.viewer.id): Promise<Atlas> {
  const isMe = userId === ctx.viewer.id
  const mayRead = isMe || ctx.viewer.isMethodist || (await isTeacherOf(ctx.sql, ctx.viewer.id, userId))
  const person = mayRead ? await findPerson(ctx.sql, userId) : undefined
  if (!person) throw refuse('skill_map_not_found')
  return { person: { ...person, isMe }, skills: await listSkills(ctx.sql, userId) }
}

/** @throws skill_not_found, skill_map_not_found */
export async function accessSkill(
  ctx: Ctx,
  skillId: number,
  userId?: number,
): Promise<Atlas & { skill: SkillRow }> {
  const atlas = await accessAtlas(ctx, userId)
  const skill = atlas.skills.find(({ id }) => id === skillId)
  if (!skill) throw refuse('skill_not_found')
  return { ...atlas, skill }
}

/** The viewer's own session. @throws session_not_found */
export async function accessSession(ctx: Ctx, sessionId: number): Promise<SessionRow> {
  const session = await findSession(ctx.sql, sessionId, ctx.viewer.id)
  if (!session) throw refuse('session_not_found')
  return session
}

/** The viewer's own session, locked until the commit. @throws session_not_found */
export async function accessSessionToChange(ctx: Ctx, sessionId: number): Promise<SessionRow> {
  const session = await lockSession(ctx.sql, sessionId, ctx.viewer.id)
  if (!session) throw refuse('session_not_found')
  return session
}
