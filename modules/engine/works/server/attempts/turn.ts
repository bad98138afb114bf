import type { Judging, WorkRules } from '@school/work-rules/server'
import { eq } from 'drizzle-orm'
import { deadlineOf } from '../rules/clock.ts'
import { works } from '../tables.ts'
import { closeOneOfMany, judgeOneOfMany } from './one-of-many.ts'
import { type AttemptRow, attemptColumns, type StartedWork, workWithAttempt } from './queries.ts'

/**
 * Ends a work for all, judges the saved answers, and continues it under other rules: a timed classroom exam
 * becomes homework. Its tasks must not need reviews. An attempt that can't be judged is ended
 * all the same; it can't be corrected or returned before the job has judged its saved answers.
 */
export async function turnWork(unit: Judging, workId: number, rules: WorkRules): Promise<void> {
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 order by a.id for update of a`,
    values: [workId],
  })
  for (const row of rows) {
    const stated = workWithAttempt(row) as StartedWork
    // All attempts have ended, so results are shown immediately.
    const work = { ...stated, rules: { ...stated.rules, resultsAt: null } }
    const { deadlineAt, finishedAt, judgedAt } = work.attempt
    if (finishedAt === null)
      await closeOneOfMany(unit, work, deadlineAt && deadlineAt < unit.now ? 'timeout' : 'admin')
    else if (judgedAt === null) await judgeOneOfMany(unit, work)
    await unit.sql.query({
      name: 'turn_deadline',
      text: 'update attempts set deadline_at = $2 where id = $1',
      values: [row.id, deadlineOf(row.startedAt, rules, row)],
    })
  }
  await unit.db.update(works).set({ rules }).where(eq(works.id, workId))
}
