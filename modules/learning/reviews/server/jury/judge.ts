import type { Ctx } from '@school/kernel/server'
import { reviewRecord } from '@school/works/server'
import type { AnswerToCheck } from '../access.ts'
import { unit } from '../rules.ts'
import { outcomeOf } from './rules.ts'

/** Two members of the jury judge an answer, and a third when they differ; the second review after an appeal is made by one person. */
export const isForJury = ({ step, appealText }: AnswerToCheck): boolean =>
  step !== null && appealText === null

/** The viewer's own mark in a jury; marks of others are secret while it judges. */
export async function findOwnMark(ctx: Ctx, review: AnswerToCheck): Promise<reviewRecord.Mark | undefined> {
  if (!isForJury(review)) return undefined
  return (await reviewRecord.listMarks(ctx.sql, review.id)).find(
    ({ reviewerId }) => reviewerId === ctx.viewer.id,
  )
}

export const isMarkedByViewer = async (ctx: Ctx, review: AnswerToCheck): Promise<boolean> =>
  (await findOwnMark(ctx, review)) !== undefined

/**
 * Adds the viewer's mark to those of the jury. The mark that settles the review sets its points; until then they are hidden.
 * @returns the points, `null` while more marks are needed
 */
export async function judgeInJury(
  ctx: Ctx,
  { id, step }: AnswerToCheck,
  mark: Omit<reviewRecord.Mark, 'reviewerId' | 'saidAt'>,
): Promise<number | null> {
  await reviewRecord.addMark(
    ctx.sql,
    { id, userId: ctx.viewer.id, now: ctx.now },
    { state: 'reviewed', ...mark },
  )
  const outcome = outcomeOf(await reviewRecord.listMarks(ctx.sql, id), unit * step!)
  if (outcome === null) {
    await reviewRecord.release(ctx.sql, id, ctx.viewer.id)
    return null
  }
  await reviewRecord.saveEffective(
    ctx.sql,
    { id, reviewerId: null, now: ctx.now },
    { state: 'reviewed', ...outcome },
  )
  return outcome.points
}
