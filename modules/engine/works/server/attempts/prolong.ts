import type { Unit } from '@school/db'
import { eq } from 'drizzle-orm'
import { works } from '../tables.ts'
import { deadlineOf } from '../rules/clock.ts'
import { prolonged, type WorkRules } from '@school/work-rules/server'
import { putTasks } from '../load.ts'
import { moveDeadlines } from './allowances.ts'
import { holdWork } from './hold.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

/** Other rules for a locked work: deadlines of attempts in progress are recomputed, with their allowances. */
async function putRules(unit: Unit, workId: number, rules: WorkRules): Promise<void> {
  await unit.db.update(works).set({ rules }).where(eq(works.id, workId))
  const { rows } = await unit.sql.query<AttemptRow>({
    name: 'list_prolonged_attempts',
    text: `select ${attemptColumns} from attempts a where a.work_id = $1 and a.finished_at is null order by a.id for update`,
    values: [workId],
  })
  await moveDeadlines(
    unit.sql,
    rows.map((attempt) => ({ ...attempt, deadlineAt: deadlineOf(attempt.startedAt, rules, attempt) })),
  )
}

/**
 * Moves the common end of a work by some minutes, together with its results. Attempts in progress are updated immediately,
 * later ones at their start; individual allowances stay.
 */
export async function prolongWork(unit: Unit, workId: number, minutes: number): Promise<void> {
  await putRules(unit, workId, prolonged(await holdWork(unit.sql, workId), minutes))
}

/** Changes the window or the minutes for all: deadlines of attempts in progress are recomputed. */
export async function moveWork(
  unit: Unit,
  workId: number,
  terms: Partial<Pick<WorkRules, 'opensAt' | 'closesAt' | 'resultsAt' | 'minutes'>>,
): Promise<void> {
  await putRules(unit, workId, { ...(await holdWork(unit.sql, workId)), ...terms })
}

/** Changes a locked work while it is being solved. The owner must ensure that pupils who have started lose nothing. */
export async function amendWork(
  unit: Unit,
  workId: number,
  taskIds: readonly number[],
  rules: WorkRules,
): Promise<void> {
  await putTasks(unit.db, workId, taskIds)
  await putRules(unit, workId, rules)
}
