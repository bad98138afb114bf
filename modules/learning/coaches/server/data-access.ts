import { findUser } from '@school/users/server'
import type { AnswerReading } from '@school/files/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { coachErrors } from '../contract/errors.ts'
import { type DataRow, hasDocuments, readData } from './data-queries.ts'

export const refuse = refusals(coachErrors)

/** Coaches are checked by methodists. @throws coach_not_found */
export function accessCoaches({ viewer }: Pick<Ctx, 'viewer'>): void {
  if (!viewer.isMethodist) throw refuse('coach_not_found')
}

export type CheckedUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Somebody who has sent their data at least once. @throws coach_not_found */
export async function accessCoach(ctx: Ctx, coachId: number): Promise<{ user: CheckedUser; data: DataRow }> {
  accessCoaches(ctx)
  const [user, data] = await Promise.all([findUser(ctx.db, coachId), readData(ctx.sql, coachId)])
  if (!user || data.sentAt === null) throw refuse('coach_not_found')
  return { user, data }
}

/** Documents of a coach are read by methodists. */
export async function readingOfDocuments(
  { viewer, sql }: Ctx,
  userId: number,
): Promise<AnswerReading | null> {
  return viewer.isMethodist && (await hasDocuments(sql, userId)) ? 'named' : null
}
