import type { Ctx } from '@school/kernel/server'
import { openLastAttemptTask } from '@school/works/server'
import type { CurrentTask, Session, Summary } from '../contract/session.ts'
import { accessSession } from './access.ts'
import { scopeOf } from './giving.ts'
import { nameOf } from './present.ts'
import { findPerson, listSkills, type SkillRow } from './queries.ts'
import { chooseToTrain } from './rules/choice.ts'
import { isDue } from './rules/mastery.ts'
import { adviceOf, changesOf, isCheck, isOver, limitOf } from './rules/session.ts'
import { type GivenRow, listGiven, type SessionRow } from './session-queries.ts'

async function readCurrent(
  ctx: Ctx,
  session: SessionRow,
  given: GivenRow | undefined,
  skills: readonly SkillRow[],
): Promise<CurrentTask | null> {
  if (session.finishedAt || !given?.isThere) return null
  const hints = !isCheck(session.mode)
  const { attemptId, task } = await openLastAttemptTask(ctx, given.workId, given.taskId, { hints })
  const level = given.after ?? given.before
  return {
    position: given.position,
    attemptId,
    skill: { id: given.skillId, title: given.title, hue: given.hue, before: given.before, level },
    outcome: given.outcome,
    series: skills.find(({ id }) => id === given.skillId)?.series ?? [],
    // In a session a task is numbered by its position in it, not by its position in the pool.
    task: { ...task, position: given.position },
  }
}

async function sumUp(
  ctx: Ctx,
  session: SessionRow,
  given: readonly GivenRow[],
  skills: readonly SkillRow[],
): Promise<Summary> {
  const scope = scopeOf(skills, session.disciplineId)
  const grade = (await findPerson(ctx.sql, session.userId))?.gradeIndex ?? null
  const open = scope.filter(({ level }) => level !== 'mastered')
  const next = open.find(({ id }) => id === chooseToTrain(open, [], grade))
  const changes = changesOf(given, new Map(given.map(({ skillId, title }) => [skillId, title])))
  const answered = given.filter(({ outcome }) => outcome !== null)
  const last = answered.at(-1)?.answeredAt ?? session.startedAt
  return {
    answered: answered.length,
    right: answered.filter(({ outcome }) => outcome === 'right').length,
    xp: given.reduce((sum, { xp }) => sum + xp, 0),
    seconds: Math.round((last.getTime() - session.startedAt.getTime()) / 1000),
    skills: changes,
    advice: adviceOf({
      mode: session.mode,
      changes,
      lessons: new Map(
        skills.flatMap(({ id, lessonId, courseId }) =>
          lessonId && courseId ? [[id, { lessonId, courseId }] as const] : [],
        ),
      ),
      due: scope.filter((skill) => isDue(skill, ctx.now)).length,
      proficient: scope.filter(({ level }) => level === 'proficient').length,
      next: next ? nameOf(next) : null,
    }),
  }
}

/** The current state of the viewer's session. @throws session_not_found */
export async function readSession(ctx: Ctx, sessionId: number): Promise<Session> {
  const session = await accessSession(ctx, sessionId)
  const [given, skills] = await Promise.all([
    listGiven(ctx.sql, session.id),
    listSkills(ctx.sql, session.userId),
  ])
  const last = given.at(-1)
  const skill = skills.find(({ id }) => id === session.skillId)
  return {
    id: session.id,
    mode: session.mode,
    skill: skill ? nameOf(skill) : null,
    startedAt: session.startedAt.toISOString(),
    endsAt: session.endsAt?.toISOString() ?? null,
    serverNow: ctx.now.toISOString(),
    finishedAt: session.finishedAt?.toISOString() ?? null,
    limit: limitOf(session.mode, session.plan),
    given: given.map(({ position, skillId, outcome }) => ({ position, skillId, outcome })),
    xp: given.reduce((sum, { xp }) => sum + xp, 0),
    isLast: isOver({ ...session, given }, ctx.now),
    current: await readCurrent(ctx, session, last, skills),
    summary: session.finishedAt ? await sumUp(ctx, session, given, skills) : null,
  }
}
