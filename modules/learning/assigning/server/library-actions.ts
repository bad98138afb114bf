import type { Ctx } from '@school/kernel/server'
import { and, eq } from 'drizzle-orm'
import { takeSet } from '@school/homeworks/server'
import { accessSet } from './access.ts'
import { homeworkSetFavourites } from './tables.ts'

export async function keepSet(ctx: Ctx, setId: number): Promise<void> {
  await ctx.db
    .insert(homeworkSetFavourites)
    .values({ userId: ctx.viewer.id, setId, createdAt: ctx.now })
    .onConflictDoNothing()
}

export async function leaveSet(ctx: Ctx, setId: number): Promise<void> {
  const own = and(eq(homeworkSetFavourites.userId, ctx.viewer.id), eq(homeworkSetFavourites.setId, setId))
  await ctx.db.delete(homeworkSetFavourites).where(own)
}

/** Adds a set of the library to the viewer's homeworks. Idempotent. @throws homework_set_not_found */
export async function pickSet(ctx: Ctx, setId: number): Promise<number> {
  const set = await accessSet(ctx, setId)
  if (set.homeworkId !== null) return set.homeworkId
  return takeSet(ctx, setId)
}
