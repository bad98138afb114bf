import type { Sql } from '@school/db'
import type { JobContext } from '@school/kernel/server'
import { findWorkPlaces } from '@school/work-rules/server'
import { listTriedTasks, listUndisclosed, type ReadTask } from './facts.ts'
import { type Card, findMiss, judgeFound, type Miss, returnOfMiss } from './rules.ts'

interface KnownCard extends Card {
  id: number
  userId: number
  taskId: number
}

/** The cards of these tasks, locked until the commit. */
async function lockCards(sql: Sql, tasks: readonly ReadTask[]): Promise<Map<string, KnownCard>> {
  const { rows } = await sql.query<KnownCard>({
    name: 'lock_mistakes_of_tasks',
    text: `select m.id, m.user_id as "userId", m.task_id as "taskId", m.attempt_id as "attemptId", m.try_number as "tryNumber",
        m.missed_at as "missedAt", m.state, m.step, m.returns_on::text as "returnsOn", m.moved_at as "movedAt",
        m.twin_attempt_id as "twinAttemptId", m.dismissal, m.closed_by as "closedBy"
      from mistakes m join unnest($1::int[], $2::int[]) asked (user_id, task_id) on asked.user_id = m.user_id and asked.task_id = m.task_id
      order by m.id for update of m`,
    values: [tasks.map(({ userId }) => userId), tasks.map(({ taskId }) => taskId)],
  })
  return new Map(rows.map((card) => [nameOf(card), card]))
}

const nameOf = ({ userId, taskId }: { userId: number; taskId: number }): string => `${userId} ${taskId}`

interface Begun {
  task: ReadTask
  miss: Miss
}

/** A wrong answer creates the card of its task or restarts it. */
async function saveBegun(ctx: JobContext, begun: readonly Begun[]): Promise<void> {
  if (begun.length === 0) return
  const workIds = [...new Set(begun.map(({ task }) => task.workId))]
  const places = await findWorkPlaces(ctx, workIds)
  const rows = begun.map(({ task, miss }) => ({
    user_id: task.userId,
    task_id: task.taskId,
    attempt_id: task.attemptId,
    work_id: task.workId,
    try_number: miss.tryNumber,
    discipline_id: places.get(task.workId)?.disciplineId ?? null,
    is_saved: task.isSaved,
    missed_at: miss.at.toISOString(),
    step: miss.step,
    returns_on: returnOfMiss(miss, task.zone),
  }))
  await ctx.sql.query({
    name: 'save_mistakes',
    text: `insert into mistakes (user_id, task_id, attempt_id, work_id, try_number, discipline_id, is_saved, missed_at, step, returns_on)
      select user_id, task_id, attempt_id, work_id, try_number, discipline_id, is_saved, missed_at, step, returns_on
      from json_to_recordset($1::json) as found (user_id int, task_id int, attempt_id int, work_id int, try_number smallint, discipline_id int,
        is_saved boolean, missed_at timestamptz, step smallint, returns_on date)
      on conflict (user_id, task_id) do update set attempt_id = excluded.attempt_id, work_id = excluded.work_id,
        try_number = excluded.try_number, discipline_id = excluded.discipline_id, is_saved = excluded.is_saved,
        missed_at = excluded.missed_at, step = excluded.step, returns_on = excluded.returns_on, state = 'open', moved_at = null,
        twin_attempt_id = null, twin_work_id = null, twin_task_id = null, twin_outcome = null,
        dismissal = null, put_off_from = null, closed_at = null, closed_by = null`,
    values: [JSON.stringify(rows)],
  })
}

async function closeRight({ sql, now }: JobContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql.query({
    name: 'close_mistakes_that_were_right',
    text: `update mistakes set state = 'closed', closed_at = $2, closed_by = 'regraded', dismissal = null, put_off_from = null
      where id = any($1::int[])`,
    values: [ids, now],
  })
}

/** Of several wrong answers to one task the newest starts its card. */
function newestOf(begun: readonly Begun[]): Begun[] {
  const byCard = new Map<string, Begun>()
  for (const each of begun) {
    const known = byCard.get(nameOf(each.task))
    if (!known || known.miss.at < each.miss.at) byCard.set(nameOf(each.task), each)
  }
  return [...byCard.values()]
}

/** Creates cards of wrong answers in these attempts, as far as their pupils may know them. Idempotent. */
export async function keepMistakes(ctx: JobContext, attemptIds: readonly number[]): Promise<void> {
  const undisclosed = await listUndisclosed(ctx, attemptIds)
  await clearDue(ctx, attemptIds, undisclosed)
  const disclosed = attemptIds.filter((id) => !undisclosed.includes(id))
  const tasks = await listTriedTasks(ctx.sql, disclosed)
  const cards = await lockCards(ctx.sql, tasks)
  const begun: Begun[] = []
  const right: number[] = []
  for (const task of tasks) {
    const found = findMiss(task)
    const card = cards.get(nameOf(task))
    const verdict = judgeFound(card, task.attemptId, found)
    if (verdict === 'begins' && typeof found === 'object') begun.push({ task, miss: found })
    if (verdict === 'was_right' && card) right.push(card.id)
  }
  await saveBegun(ctx, newestOf(begun))
  await closeRight(ctx, right)
}

/** Removes processed attempts from the queue; those with undisclosed results are checked again in an hour. */
async function clearDue(
  { sql, now }: JobContext,
  attemptIds: readonly number[],
  undisclosed: readonly number[],
) {
  await sql.query({
    name: 'clear_due_mistakes',
    text: `with removed as (delete from mistake_due where attempt_id = any($1::int[]) and attempt_id <> all($2::int[]))
      update mistake_due set look_after = $3::timestamptz + interval '1 hour' where attempt_id = any($2::int[])`,
    values: [attemptIds, undisclosed, now],
  })
}
