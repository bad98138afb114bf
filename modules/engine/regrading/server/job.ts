import type { Database } from '@school/db'
import type { WalkingJob, JobQueue } from '@school/kernel/server'
import type { HeldReason } from '../contract/regrading.ts'
import { enlistChanges, listWaiting, type Tally, type Waiting } from './queries.ts'
import { regradeNext, regradePortion, regradeStuck, stuckAttempts } from './regrade.ts'

/** A portion of a regrading: its id, and the number of answers seen before. */
const portionOf = ({ id, answersSeen }: Waiting): string => `${id}.${answersSeen}`
const regradingOf = (portion: string | number): Waiting => {
  const [id, answersSeen] = String(portion).split('.')
  return { id: Number(id), answersSeen: Number(answersSeen ?? 0) }
}

/**
 * Judges answers again after a load of content has corrected a key: portion by portion, each in a transaction, until the queue is
 * empty. A regrading that makes no progress is left to the next run.
 */
export const regradeChangedTasks: WalkingJob<string> = {
  name: 'regrade-changed-tasks',
  schedule: '* * * * *',
  summary: 'Judges answers again by corrected keys, batch by batch',
  list: async (ctx, { after, except }) => {
    if (after === null) await enlistChanges(ctx)
    const before = after === null ? null : regradingOf(after)
    const failing = except.map((portion) => regradingOf(portion).id)
    const waiting = await listWaiting(ctx.sql, before?.id ?? 0, failing)
    const next = waiting.find(({ id, answersSeen }) => id !== before?.id || answersSeen > before.answersSeen)
    return next ? [portionOf(next)] : []
  },
  each: async (ctx, portions) => {
    await regradePortion(
      ctx,
      portions.map((portion) => regradingOf(portion).id),
    )
  },
}

/** Lists nothing itself: the walk retries earlier failures. */
export const regradeStuckAttempts: WalkingJob<string> = {
  name: stuckAttempts,
  schedule: '* * * * *',
  summary: 'Judges again, one by one, the attempts that a regrading had to skip',
  list: async () => [],
  each: async (ctx, subjects) => {
    for (const subject of subjects) await regradeStuck(ctx, subject)
  },
}

/** Processes the whole queue, batch by batch, each in its own transaction: for a command. @returns sums by task */
export async function regradeAll(work: Pick<JobQueue, 'inTransaction'>): Promise<Map<number, Tally>> {
  const sums = new Map<number, Tally>()
  for (;;) {
    const done = await work.inTransaction((ctx) => regradeNext(ctx))
    if (!done) return sums
    const sum = sums.get(done.taskId)
    sums.set(done.taskId, {
      answersSeen: done.answersSeen + (sum?.answersSeen ?? 0),
      answersChanged: done.answersChanged + (sum?.answersChanged ?? 0),
      attemptsChanged: done.attemptsChanged + (sum?.attemptsChanged ?? 0),
      xpPaid: done.xpPaid + (sum?.xpPaid ?? 0),
    })
  }
}

export interface HeldTask {
  key: string
  heldFor: HeldReason
}

/** Tasks whose regrading waits for a decision, and why. */
export async function listHeldTasks(sql: Pick<Database['pool'], 'query'>): Promise<HeldTask[]> {
  const { rows } = await sql.query<HeldTask>(
    `select distinct t.key, coalesce(r.held_for, 'question') as "heldFor" from regradings r join tasks t on t.id = r.task_id
      where r.state = 'held' order by t.key`,
  )
  return rows
}
