import type { Ctx } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import type { WebinarBody } from '../contract/webinar.ts'
import { homeworkTargets } from './tables.ts'
import { putWebinar } from './webinar-actions.ts'

/** Recipients of a homework. */
export interface Targets {
  schoolClassIds: readonly number[]
  userIds: readonly number[]
  exceptUserIds: readonly number[]
  webinar: WebinarBody | null
}

/** Saves the recipients; a webinar homework goes to its class. */
export async function putTargets(ctx: Ctx, homeworkId: number, stated: Targets): Promise<void> {
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

/** Moves a pupil to one of the sets of an assignment. @param isOfClass the class of the pupil has the ordinary set */
export async function putIntoSet(
  ctx: Ctx,
  { baseId, setIds }: { baseId: number; setIds: readonly number[] },
  homeworkId: number,
  { userId, isOfClass }: { userId: number; isOfClass: boolean },
): Promise<void> {
  await ctx.sql.query({
    name: 'take_pupil_from_sets',
    text: `delete from homework_targets where homework_id = any($1::int[]) and target in ('user', 'except') and target_id = $2`,
    values: [setIds, userId],
  })
  const isOrdinary = homeworkId === baseId
  const put = [
    ...(isOrdinary && isOfClass ? [] : [{ homeworkId, target: 'user' }]),
    ...(isOrdinary ? [] : [{ homeworkId: baseId, target: 'except' }]),
  ]
  for (const row of put)
    await ctx.sql.query({
      name: 'put_pupil_into_set',
      text: 'insert into homework_targets (homework_id, target, target_id) values ($1, $2, $3) on conflict do nothing',
      values: [row.homeworkId, row.target, userId],
    })
}

/** Gives the homework of a set of the library to the viewer. Idempotent. @returns its id */
export async function takeSet(ctx: Ctx, setId: number): Promise<number> {
  const { rows } = await ctx.sql.query<{ id: number }>({
    name: 'pick_homework_set',
    text: `with own as (select id from homeworks where set_id = $1 and source = 'library'), picked as (
        insert into homework_targets (homework_id, target, target_id) select id, 'user', $2 from own on conflict do nothing
      ) select id from own`,
    values: [setId, ctx.viewer.id],
  })
  return rows[0]!.id
}
