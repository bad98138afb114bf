import type { Unit } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { eq } from 'drizzle-orm'
import { type WebinarBody, endOfWebinar } from '../contract/webinar.ts'
import { webinarHomeworks, webinars } from './tables.ts'

/** Creates, changes or deletes the webinar of a draft homework. */
export async function putWebinar(ctx: Ctx, homeworkId: number, stated: WebinarBody | null): Promise<void> {
  const [known] = await ctx.db
    .select({ webinarId: webinarHomeworks.webinarId })
    .from(webinarHomeworks)
    .where(eq(webinarHomeworks.homeworkId, homeworkId))
  if (!stated) {
    if (known) await ctx.db.delete(webinars).where(eq(webinars.id, known.webinarId))
    return
  }
  const { title, schoolClassId, startsAt } = stated
  const about = { title, schoolClassId, startsAt: new Date(startsAt), endsAt: endOfWebinar(stated) }
  if (known) {
    await ctx.db.update(webinars).set(about).where(eq(webinars.id, known.webinarId))
    return
  }
  const [made] = await ctx.db
    .insert(webinars)
    .values({ ...about, teacherId: ctx.viewer.id, createdAt: ctx.now })
    .returning({ id: webinars.id })
  await ctx.db.insert(webinarHomeworks).values({ webinarId: made!.id, homeworkId })
}

/** Saves the course of the webinar of a homework. */
export async function noteWebinar(
  { db }: Pick<Unit, 'db'>,
  homeworkId: number,
  set: Partial<Omit<typeof webinarHomeworks.$inferInsert, 'webinarId' | 'homeworkId'>>,
): Promise<void> {
  await db.update(webinarHomeworks).set(set).where(eq(webinarHomeworks.homeworkId, homeworkId))
}
