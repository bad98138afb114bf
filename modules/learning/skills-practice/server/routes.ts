import { namesApart } from '@school/names/server'
import { handle, type Ctx } from '@school/kernel/server'
import * as contract from '../contract/index.ts'
import { accessAtlas, accessSessionToChange, accessSkill } from './access.ts'
import { startSession } from './actions.ts'
import { goOn } from './giving.ts'
import { nameOf, presentPerson, presentPupil, presentSubjects, skillPresenter } from './present.ts'
import { listPupils, type SkillRow } from './queries.ts'
import { readSession } from './read-session.ts'
import { presentDiscipline } from '@school/disciplines/server'
import { closeSession, findUnderWay, listPastSessions, listPool } from './session-queries.ts'

async function readUnderWay(ctx: Ctx, skills: readonly SkillRow[]) {
  const session = await findUnderWay(ctx.sql, ctx.viewer.id)
  if (!session) return null
  const skill = skills.find(({ id }) => id === session.skillId)
  return {
    id: session.id,
    mode: session.mode,
    skill: skill ? nameOf(skill) : null,
    answered: session.answered,
  }
}

const mapRoutes = [
  handle(contract.getSkillMap, async (ctx, { query }) => {
    const { person, skills } = await accessAtlas(ctx, query.userId)
    return {
      person: presentPerson(person),
      subjects: presentSubjects(skills, ctx.now),
      underWay: person.isMe ? await readUnderWay(ctx, skills) : null,
      can: { practise: person.isMe && skills.length > 0 },
    }
  }),

  handle(contract.getSkill, async (ctx, { params, query }) => {
    const { person, skills, skill } = await accessSkill(ctx, params.skillId, query.userId)
    const present = skillPresenter(skills, ctx.now)
    const { section, series, answered, right, lessonId, courseId, lessonTitle } = skill
    const past = await listPastSessions(ctx.sql, person.id, skill.id)
    return {
      ...present(skill),
      section,
      discipline: presentDiscipline(skill),
      series,
      answered,
      right,
      dueAt: skill.dueAt?.toISOString() ?? null,
      tasks: (await listPool(ctx.sql, skill.workId, person.id)).length,
      prerequisites: skills.filter(({ id }) => skill.prerequisiteIds.includes(id)).map(present),
      followers: skills.filter(({ prerequisiteIds }) => prerequisiteIds.includes(skill.id)).map(present),
      lesson: lessonId && courseId ? { id: lessonId, courseId, title: lessonTitle ?? '' } : null,
      sessions: past.map(({ finishedAt, ...session }) => ({
        ...session,
        finishedAt: finishedAt.toISOString(),
      })),
      underWay: person.isMe ? await readUnderWay(ctx, skills) : null,
    }
  }),

  handle(contract.listPupilMaps, async (ctx) =>
    namesApart(ctx.sql, (await listPupils(ctx.sql, ctx.viewer.id, ctx.now)).map(presentPupil), {
      id: 'id',
      name: 'name',
      place: 'className',
    }),
  ),
]

const sessionRoutes = [
  handle(contract.startSession, async (ctx, { body }) => readSession(ctx, await startSession(ctx, body))),

  handle(contract.getSession, (ctx, { params }) => readSession(ctx, params.sessionId)),

  handle(contract.takeNextTask, async (ctx, { params }) => {
    await goOn(ctx, await accessSessionToChange(ctx, params.sessionId))
    return readSession(ctx, params.sessionId)
  }),

  handle(contract.finishSession, async (ctx, { params }) => {
    const { id, userId } = await accessSessionToChange(ctx, params.sessionId)
    await closeSession(ctx.sql, userId, ctx.now, id)
    return readSession(ctx, params.sessionId)
  }),
]

export const routes = [...mapRoutes, ...sessionRoutes]
