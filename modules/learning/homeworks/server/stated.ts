import type { Ctx } from '@school/kernel/server'
import { rulesOf } from '@school/work-rules/server'
import { eq } from 'drizzle-orm'
import type { HomeworkBody } from '../contract/managed.ts'
import { homeworkTargets } from './tables.ts'
import { putWebinar } from './webinar-actions.ts'

export const rulesBy = ({ opensAt, hardDeadlineAt, tries, solution, webinar }: HomeworkBody) =>
  rulesOf({ mode: 'homework', opensAt: webinar ? null : opensAt, closesAt: hardDeadlineAt, tries, solution })

/** Saves the recipients; a webinar homework goes to its class. */
export async function putTargets(ctx: Ctx, homeworkId: number, stated: HomeworkBody): Promise<void> {
  const { webinar } = stated
  const body = webinar ? { schoolClassIds: [webinar.schoolClassId], userIds: [], exceptUserIds: [] } : stated
  const named = new Set<number>(body.userIds)
  await putWebinar(ctx, homeworkId, webinar)
  await ctx.db.delete(homeworkTargets).where(eq(homeworkTargets.homeworkId, homeworkId))
  const targets = [
    ...[...new Set(body.schoolClassIds)].map((targetId) => ({ target: 'class' as const, targetId })),
    ...[...new Set(body.userIds)].map((targetId) => ({ target: 'user' as const, targetId })),
    // Pupils given by name get it even if excluded from a class.
    ...[...new Set(body.exceptUserIds)]
      .filter((id) => !named.has(id))
      .map((targetId) => ({ target: 'except' as const, targetId })),
  ]
  if (targets.length > 0)
    await ctx.db.insert(homeworkTargets).values(targets.map((target) => ({ homeworkId, ...target })))
}
