import type { Judging } from '../policy.ts'
import { eq } from 'drizzle-orm'
import { deadlineOf } from '../rules/clock.ts'
import type { WorkRules } from '../rules/work-rules.ts'
import { works } from '../tables.ts'
import { closeApart, settleApart } from './apart.ts'
import { type AttemptRow, attemptColumns, type BegunSitting, sittingOf } from './queries.ts'

/**
 * Ends a work for everybody, judges what was saved, and lets it live on under other rules: what a class has solved
 * against the clock becomes its homework. Its tasks are such that no person has to check them. An attempt that can't be judged is ended
 * all the same; it is neither mended nor returned before the job has judged what was saved in it.
 */
export async function turnWork(unit: Judging, workId: number, rules: WorkRules): Promise<void> {
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 order by a.id for update of a`,
    values: [workId],
  })
  for (const row of rows) {
    const stated = sittingOf(row) as BegunSitting
    // Everybody has ended: results wait for nobody.
    const sitting = { ...stated, rules: { ...stated.rules, resultsAt: null } }
    const { deadlineAt, finishedAt, judgedAt } = sitting.attempt
    if (finishedAt === null)
      await closeApart(unit, sitting, deadlineAt && deadlineAt < unit.now ? 'timeout' : 'admin')
    else if (judgedAt === null) await settleApart(unit, sitting)
    await unit.sql.query({
      name: 'turn_deadline',
      text: 'update attempts set deadline_at = $2 where id = $1',
      values: [row.id, deadlineOf(row.startedAt, rules, row)],
    })
  }
  await unit.db.update(works).set({ rules }).where(eq(works.id, workId))
}
