import { type Ctx, refusals } from '@school/kernel/server'
import { isCheckedByPerson } from '@school/tasks/contract'
import { workErrors } from '@school/works/contract'
import { reviewErrors } from '../../contract/errors.ts'
import { reviewRecord, lockAttempt } from '@school/works/server'
import { practiceRules } from '@school/work-rules/server'
import { unit } from '../rules.ts'
import { findAppealedTask, listAppealsOfAttempt, lockAppeal } from './queries.ts'
import { appealRefusal, appealsLeft, isAllowed } from './rules.ts'
import { closeAppeal } from './close.ts'
import { jurySql } from '../jury/jury-sql.ts'

const refuse = refusals({ ...workErrors, ...reviewErrors })

export interface Filing {
  /** A judged attempt of the viewer. */
  attemptId: number
  taskId: number
  text: string
  /** `null`: this work has no appeals. */
  until: Date | null
}

/**
 * Files an appeal of the viewer. An answer checked by a person returns to the queue for another reviewer; one judged by a program waits
 * for the jury of the module that owns the work.
 * @throws task_not_found, appeal_not_possible, appeal_over, appeal_no_answer, appeal_needless, appeal_open, appeals_used_up
 */
export async function fileAppeal(ctx: Ctx, { attemptId, taskId, text, until }: Filing): Promise<void> {
  await lockAttempt(ctx.sql, attemptId)
  const [task, filed] = await Promise.all([
    findAppealedTask(ctx.sql, attemptId, taskId),
    listAppealsOfAttempt(ctx.sql, attemptId),
  ])
  if (!task) throw refuse('task_not_found')
  const { points, maxScore, tryNumber, kind } = task
  const facts = {
    points,
    maxPoints: unit * maxScore,
    states: filed.filter((other) => other.taskId === taskId).map(({ state }) => state),
    left: appealsLeft(filed.map(({ state }) => state)),
  }
  const refusal = appealRefusal(facts, until, ctx.now)
  if (refusal) throw refuse(refusal)
  const reviewId = isCheckedByPerson(kind)
    ? await reviewRecord.askSecondLook(ctx.sql, { attemptId, taskId, tryNumber: tryNumber! }, ctx.now)
    : null
  await ctx.sql.query({
    name: 'file_appeal',
    text: `insert into appeals (attempt_id, task_id, try_number, review_id, text, filed_at) values ($1, $2, $3, $4, $5, $6)`,
    values: [attemptId, taskId, tryNumber, reviewId, text, ctx.now],
  })
}

/**
 * Decision of the jury about an answer judged by a program: keeps or raises the points.
 * @param isOfJury whether the viewer may decide for a work
 * @throws appeal_not_found, appeal_decided, appeal_by_review, appeal_points_wrong
 */
export async function decideAppeal(
  ctx: Ctx,
  isOfJury: (workId: number) => Promise<boolean>,
  id: number,
  { points, words }: { points: number; words: string },
): Promise<void> {
  const appeal = await lockAppeal(ctx.sql, jurySql(ctx), ctx.viewer.id, id)
  if (!appeal || !(await isOfJury(appeal.workId))) throw refuse('appeal_not_found')
  if (appeal.state !== 'open') throw refuse('appeal_decided')
  if (appeal.reviewId !== null) throw refuse('appeal_by_review')
  if (!isAllowed(points, appeal.points, unit * appeal.maxScore)) throw refuse('appeal_points_wrong')
  await closeAppeal(ctx, { ...appeal, rules: appeal.rules ?? practiceRules }, { points, words })
}
