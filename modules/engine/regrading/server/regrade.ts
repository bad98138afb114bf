import { tryInSavepoint, type JobContext } from '@school/kernel/server'
import { grant } from '@school/rewards/server'
import { taskText, type TaskText } from '@school/tasks/server'
import { taskRegraded } from '../contract/index.ts'
import { announceIfClosed, ratingCount, saveRegradedState, saveRegradedVerdict } from '@school/works/server'
import { kindsWhose } from '@school/work-rules/server'
import { type Outcome, outcomeOf } from './outcome.ts'
import {
  enlistChanges,
  type GivenAnswer,
  listAnswers,
  listNextAttempts,
  listPaid,
  listRegradedWorks,
  listRestOfWork,
  listWaiting,
  type Regrading,
  type RegradedState,
  saveTally,
  takeAnyRegrading,
  takeRegrading,
  takeStates,
  type Tally,
} from './queries.ts'
import { dueFor, type Paid } from './rejudge.ts'

type Timed = Pick<JobContext, 'sql' | 'db' | 'now' | 'announce' | 'extensions'>

async function saveVerdicts(
  unit: Timed,
  { id: regradingId, taskId }: Regrading,
  given: readonly GivenAnswer[],
  { before, after }: Outcome['verdicts'],
  gaveUp: boolean,
): Promise<void> {
  for (const [index, { attemptId, tryNumber }] of given.entries()) {
    if (after[index] === before[index]) continue
    const now = after[index]!
    await unit.sql.query({
      name: 'keep_earlier_verdict',
      text: `insert into regraded_answers (regrading_id, attempt_id, try_number, before, after, gave_up)
        values ($1, $2, $3, $4::jsonb, $5::jsonb, $6)`,
      values: [regradingId, attemptId, tryNumber, JSON.stringify(before[index]), JSON.stringify(now), gaveUp],
    })
    await saveRegradedVerdict(unit, { attemptId, taskId, tryNumber }, now)
  }
}

/** Judges the answers of one attempt again. @returns the XP paid for it; `null` when nothing has changed */
async function regradeAttempt(
  unit: Timed,
  task: TaskText,
  regrading: Regrading,
  state: RegradedState,
  given: readonly GivenAnswer[],
  paid: Paid,
) {
  const outcome = outcomeOf(task, regrading, state, given)
  if (!outcome) return null
  const { verdicts, points, taskState: after } = outcome
  await saveVerdicts(unit, regrading, given, verdicts, state.gaveUp)
  const { reason, amount } = dueFor(state, after, paid)
  const taskState = { ...after, xp: state.xp + amount }
  await saveRegradedState(unit, { attemptId: state.attemptId, taskId: task.id }, taskState, points)
  const posting = { userId: state.userId, currency: 'xp', amount, reason } as const
  const cause = { sourceType: 'task', sourceId: task.id }
  if (!(await grant(unit.sql, { ...posting, ...cause }, unit.now)))
    throw new Error(`The task ${task.id} was paid meanwhile.`)
  if (after.share >= 1 && state.share < 1 && !state.gaveUp)
    await announceIfClosed(unit, { ...state, id: state.attemptId })
  return { changed: outcome.answersChanged, reason, amount }
}

/** Whether the place of an attempt in the rating changes. An attempt that can't be judged is handled later. */
function isMoved(
  task: TaskText,
  regrading: Regrading,
  state: RegradedState,
  given: readonly GivenAnswer[],
): boolean {
  if (state.number !== 1) return false
  try {
    return (outcomeOf(task, regrading, state, given)?.points ?? 0) !== 0
  } catch {
    return false
  }
}

type Judging = () => Promise<void>

/** Judges the answers of these attempts again. @param each judges one of them, or postpones it */
async function regradeAttempts(
  unit: Timed,
  regrading: Regrading,
  attemptIds: readonly number[],
  each: (state: RegradedState, judging: Judging) => Promise<unknown>,
) {
  const { taskId } = regrading
  const task = await taskText(unit.sql, taskId, regrading.contentHash)
  const states = await takeStates(unit.sql, taskId, attemptIds)
  const answers = await listAnswers(
    unit.sql,
    regrading,
    states.map(({ attemptId }) => attemptId),
  )
  const paid = await listPaid(
    unit.sql,
    taskId,
    states.map(({ userId }) => userId),
  )
  const tally: Tally = { answersSeen: 0, answersChanged: 0, attemptsChanged: 0, xpPaid: 0 }
  const rated = states.filter((state) => isMoved(task, regrading, state, answers.get(state.attemptId) ?? []))
  const ratedIds = rated.map(({ attemptId }) => attemptId)
  // All attempts are locked by now: ratings are locked after them, in the order of their works.
  for (const workId of new Set(rated.map((state) => state.workId))) await ratingCount.lock(unit.sql, workId)
  // Buckets are counted by points: the old points are removed before the new ones are added.
  const schools = ratedIds.length === 0 ? [] : await ratingCount.takeOut(unit.sql, ratedIds)
  for (const state of states)
    await each(state, async () => {
      const given = answers.get(state.attemptId) ?? []
      const own = paid.get(state.userId) ?? { reasons: [], xp: 0 }
      const done = await regradeAttempt(unit, task, regrading, state, given, own)
      tally.answersSeen += given.length
      if (!done) return
      tally.answersChanged += done.changed
      tally.attemptsChanged++
      tally.xpPaid += done.amount
      // The same user is not paid again in another attempt or work of this batch.
      if (done.amount > 0)
        paid.set(state.userId, { reasons: [...own.reasons, done.reason], xp: own.xp + done.amount })
    })
  await ratingCount.add(unit.sql, ratedIds)
  if (schools.length > 0)
    await ratingCount.sumSchools(
      unit.sql,
      schools.map(({ workId }) => workId),
      schools.map(({ schoolId }) => schoolId),
    )
  return { tally, last: states.at(-1) }
}

/** The job of attempts that could not be regraded with the others. Its subjects: a regrading and an attempt. */
export const stuckAttempts = 'regrade-stuck-attempts'

/**
 * Places of a work change for all at once: where points decide about places, the rest of the work is added to the batch of its first attempts.
 * @param lastId the last attempt of the batch
 */
async function listRestOfPlaces(
  unit: Timed,
  { taskId }: Regrading,
  lastId: number | undefined,
): Promise<number[]> {
  if (lastId === undefined) return []
  return listRestOfWork(
    unit.sql,
    taskId,
    lastId,
    kindsWhose(unit, ({ jury }) => jury !== undefined),
  )
}

/** Processes some attempts of a regrading and stores the cursor. An attempt that can't be judged is skipped and queued for its job. */
async function regradeSome(unit: Timed, regrading: Regrading, limit: number): Promise<Tally> {
  const next = await listNextAttempts(unit.sql, regrading, limit)
  const attemptIds = [...next, ...(await listRestOfPlaces(unit, regrading, next.at(-1)))]
  const { tally, last } = await regradeAttempts(unit, regrading, attemptIds, ({ attemptId }, judging) =>
    tryInSavepoint(unit, stuckAttempts, `${regrading.id}:${attemptId}`, judging),
  )
  const cursor = last ? { workId: last.workId, userId: last.userId, number: last.number } : null
  const isOver = next.length < limit
  await saveTally(unit.sql, regrading.id, tally, cursor, isOver ? unit.now : null)
  if (isOver) await announceRegraded(unit, regrading)
  return tally
}

async function announceRegraded(unit: Timed, { id: regradingId, undoes }: Regrading): Promise<void> {
  const workIds = await listRegradedWorks(unit.sql, regradingId)
  if (workIds.length > 0) await unit.announce(taskRegraded, { regradingId, undoes, workIds })
}

/** Retries an attempt skipped by a regrading. */
export async function regradeStuck(unit: Timed, subject: string): Promise<void> {
  const [regradingId, attemptId] = subject.split(':').map(Number) as [number, number]
  const regrading = await takeAnyRegrading(unit.sql, regradingId)
  if (!regrading || regrading.isUndone) return
  const { tally } = await regradeAttempts(unit, regrading, [attemptId], (_, judging) => judging())
  await saveTally(unit.sql, regradingId, tally, null, null)
  if (tally.attemptsChanged > 0) await announceRegraded(unit, regrading)
}

/** Attempts per transaction. */
export const regradedAtOnce = 300

/** Processes the next batch of the first of these regradings. @returns what was done; nothing when the queue is empty */
export async function regradePortion(
  unit: Timed,
  regradingIds: readonly number[],
  limit: number = regradedAtOnce,
): Promise<(Tally & { regradingId: number; taskId: number }) | null> {
  const regrading = await takeRegrading(unit.sql, regradingIds)
  if (!regrading) return null
  const tally = await regradeSome(unit, regrading, limit)
  return { ...tally, regradingId: regrading.id, taskId: regrading.taskId }
}

/** Lists new changes of keys and processes the next batch of the queue. */
export async function regradeNext(unit: Timed, limit?: number): ReturnType<typeof regradePortion> {
  await enlistChanges(unit)
  const waiting = await listWaiting(unit.sql)
  return regradePortion(
    unit,
    waiting.map(({ id }) => id),
    limit,
  )
}

/**
 * Queues a manual regrading: all answers count as answers to the present question, which also decides held regradings.
 * @returns false without such a task
 */
export async function orderRegrading(unit: Pick<Timed, 'sql' | 'now'>, taskKey: string): Promise<boolean> {
  const { rowCount } = await unit.sql.query({
    name: 'order_regrading',
    text: `insert into regradings (task_id, from_hash, to_hash, state, created_at)
      select id, content_hash, content_hash, 'waiting', $2 from tasks where key = $1`,
    values: [taskKey, unit.now],
  })
  return rowCount === 1
}
