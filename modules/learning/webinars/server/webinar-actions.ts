import type { Ctx } from '@school/kernel/server'
import { prolongWork, restateWork, turnWork } from '@school/works/server'
import { rulesOf, type Judging, type WorkRules } from '@school/work-rules/server'
import { laterBy } from '@school/homeworks/contract'
import { listTasksOf, noteWebinar } from '@school/homeworks/server'
import type { ManagedRow } from '@school/assigning/server'
import { refuse } from './access.ts'
import { liveTerms } from './rules/live-terms.ts'

/** Opens it to the class: from now on it has the rules of the webinar. @throws not_of_webinar, webinar_homework_closed */
export async function openForWebinar(ctx: Ctx, homework: ManagedRow, minutes: number): Promise<void> {
  const { rows } = await ctx.sql.query<{ openedAt: Date | null; closedAt: Date | null }>({
    name: 'lock_webinar_homework',
    text: `select opened_at as "openedAt", closed_at as "closedAt" from webinar_homeworks where homework_id = $1 for update`,
    values: [homework.id],
  })
  const [webinar] = rows
  if (!webinar) throw refuse('not_of_webinar')
  if (webinar.closedAt) throw refuse('webinar_homework_closed')
  if (webinar.openedAt) return
  const terms = liveTerms(ctx.now, minutes)
  const tasks = await listTasksOf(ctx.sql, homework.workId)
  await restateWork(
    ctx.db,
    homework.workId,
    tasks.map(({ id }) => id),
    rulesOf(terms),
  )
  await noteWebinar(ctx, homework.id, {
    openedAt: ctx.now,
    answersUntil: new Date(terms.closesAt),
    rulesAfter: homework.rules,
  })
}

/**
 * Adds minutes for all.
 * @throws not_of_webinar, webinar_homework_waits, webinar_homework_closed, webinar_time_over
 */
export async function prolongForWebinar(ctx: Ctx, homework: ManagedRow, minutes: number): Promise<void> {
  const { rows } = await ctx.sql.query<{ answersUntil: Date | null; closedAt: Date | null }>({
    name: 'lock_open_webinar',
    text: `select answers_until as "answersUntil", closed_at as "closedAt" from webinar_homeworks where homework_id = $1 for update`,
    values: [homework.id],
  })
  const [webinar] = rows
  if (!webinar) throw refuse('not_of_webinar')
  const { answersUntil, closedAt } = webinar
  if (closedAt) throw refuse('webinar_homework_closed')
  if (!answersUntil) throw refuse('webinar_homework_waits')
  if (answersUntil <= ctx.now) throw refuse('webinar_time_over')
  await prolongWork(ctx, homework.workId, minutes)
  await noteWebinar(ctx, homework.id, { answersUntil: laterBy(answersUntil, minutes) })
}

/** Turns it into an ordinary homework. Idempotent. @returns false when it belongs to no webinar */
export async function closeForWebinar(unit: Judging, homeworkId: number): Promise<boolean> {
  const { rows } = await unit.sql.query<{
    workId: number
    rules: WorkRules
    openedAt: Date | null
    closedAt: Date | null
  }>({
    name: 'lock_webinar_work',
    text: `select h.work_id as "workId", coalesce(wh.rules_after, w.rules) as rules, wh.opened_at as "openedAt", wh.closed_at as "closedAt"
      from webinar_homeworks wh join homeworks h on h.id = wh.homework_id join works w on w.id = h.work_id and w.rules is not null
      where wh.homework_id = $1 for update of wh`,
    values: [homeworkId],
  })
  const [webinar] = rows
  if (!webinar) return false
  if (webinar.closedAt) return true
  if (webinar.openedAt) await turnWork(unit, webinar.workId, webinar.rules)
  await noteWebinar(unit, homeworkId, { closedAt: unit.now })
  return true
}
