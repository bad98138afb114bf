import type { Ctx } from '@school/kernel/server'
import { appealAccepted } from '../../contract/events.ts'
import { reviewRecord } from '@school/works/server'
import { verdictOfPoints } from '@school/work-rules/server'
import { unit } from '../rules.ts'
import { notifyAppealDecided } from '../notify.ts'
import { findAppealedTask } from './queries.ts'
import { decisionOf } from './rules.ts'

/**
 * Decides the open appeal against an answer: more points are applied like any review, including place, awards and XP; the same or fewer
 * change nothing. The decision is recorded: who, from what to what, and why.
 */
export async function closeAppeal(
  ctx: Ctx,
  judged: reviewRecord.JudgedTask,
  { points, words }: { points: number; words: string },
): Promise<void> {
  const { attemptId, taskId } = judged
  const task = (await findAppealedTask(ctx.sql, attemptId, taskId))!
  const before = task.points ?? 0
  const { state, after } = decisionOf(before, points)
  await ctx.sql.query({
    name: 'close_appeal',
    text: `update appeals set state = $3, decided_by = $4, decided_at = $5, words = $6, points_before = $7, points_after = $8
      where attempt_id = $1 and task_id = $2 and state = 'open'`,
    values: [attemptId, taskId, state, ctx.viewer.id, ctx.now, words, before, after],
  })
  await notifyAppealDecided(ctx, { attemptId, taskId, isRaised: state !== 'declined' })
  if (state === 'declined') return
  const { userId, workId } = await reviewRecord.applyVerdict(
    ctx,
    judged,
    verdictOfPoints(after, unit * task.maxScore),
    {
      isAppealed: true,
    },
  )
  await ctx.announce(appealAccepted, { userId, workId })
}
