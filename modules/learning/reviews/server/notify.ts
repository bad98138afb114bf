import type { Ctx } from '@school/kernel/server'
import { notify } from '@school/notifications/server'
import { findWorkPlaces, policyOf, workNamesSql } from '@school/work-rules/server'
import type { AnswerToCheck } from './access.ts'
import { inBell } from './ru-bell.ts'

interface Whose {
  attemptId: number
  userId: number
  workId: number
}

/** Title of the work and its page for the pupil; undefined for a work without a registered place. */
async function placeOf(ctx: Ctx, workId: number): Promise<{ title: string; url: string } | undefined> {
  const place = (await findWorkPlaces(ctx, [workId])).get(workId)
  if (!place) return undefined
  const { rows } = await ctx.sql.query<{ title: string }>({
    name: 'name_work_of_bell',
    text: `select title from (${workNamesSql(ctx)}) named where work_id = $1 limit 1`,
    values: [workId],
  })
  return { title: rows[0]?.title ?? '', url: place.url }
}

/** Numbers of checked and pending answers of an attempt. */
async function countChecks({ sql }: Ctx, attemptId: number): Promise<{ waiting: number; reviewed: number }> {
  const { rows } = await sql.query<{ waiting: number; reviewed: number }>({
    name: 'count_checks_of_attempt',
    text: `select (count(*) filter (where state = 'waiting'))::int as waiting, (count(*) filter (where state = 'reviewed'))::int as reviewed
      from answer_reviews where attempt_id = $1`,
    values: [attemptId],
  })
  return rows[0]!
}

/** Results are hidden while others are still being checked or before the time of results. */
const isHidden = async (
  ctx: Ctx,
  { attemptId: id, workId, userId, workKind }: AnswerToCheck,
): Promise<boolean> => (await policyOf(ctx, workKind)?.hidesResult?.(ctx, { id, workId, userId })) ?? false

/** Notifies the pupil when all answers of the work are checked, and before that of each comment. */
export async function notifyChecked(ctx: Ctx, review: AnswerToCheck, comment: string): Promise<void> {
  if (await isHidden(ctx, review)) return
  const { id, attemptId, userId, workId } = review
  const { waiting, reviewed } = await countChecks(ctx, attemptId)
  if (waiting > 0 && comment === '') return
  const place = await placeOf(ctx, workId)
  if (!place) return
  const isDone = waiting === 0
  await notify(ctx, [
    {
      userId,
      kind: 'answer',
      title: isDone ? inBell.checked(place.title) : inBell.commented(place.title),
      text: comment,
      url: place.url,
      aboutId: comment === '' ? null : ctx.viewer.id,
      // A correction reuses the cause and replaces the notification; another checked answer gets a new one.
      cause: isDone ? `work-checked:${attemptId}:${reviewed}` : `review-comment:${id}`,
    },
  ])
}

export async function notifyReturned(
  ctx: Ctx,
  { id, userId, workId }: AnswerToCheck,
  comment: string,
): Promise<void> {
  const place = await placeOf(ctx, workId)
  if (!place) return
  await notify(ctx, [
    {
      userId,
      kind: 'answer',
      title: inBell.returned(place.title),
      text: comment,
      url: place.url,
      aboutId: ctx.viewer.id,
      cause: `answer-returned:${id}`,
    },
  ])
}

export async function notifyAppealDecided(
  ctx: Ctx,
  { attemptId, taskId, isRaised }: { attemptId: number; taskId: number; isRaised: boolean },
): Promise<void> {
  const { rows } = await ctx.sql.query<Whose & { appealId: number }>({
    name: 'find_decided_appeal',
    text: `select p.id as "appealId", a.id as "attemptId", a.user_id as "userId", a.work_id as "workId"
      from appeals p join attempts a on a.id = p.attempt_id
      where p.attempt_id = $1 and p.task_id = $2 and p.state <> 'open' order by p.decided_at desc, p.id desc limit 1`,
    values: [attemptId, taskId],
  })
  const [appeal] = rows
  const place = appeal && (await placeOf(ctx, appeal.workId))
  if (!place) return
  await notify(ctx, [
    {
      userId: appeal.userId,
      kind: 'answer',
      title: inBell.appeal(place.title),
      text: isRaised ? inBell.raised : inBell.kept,
      url: place.url,
      cause: `appeal-decided:${appeal.appealId}`,
    },
  ])
}
