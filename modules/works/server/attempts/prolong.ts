import type { Unit } from '@school/db'
import { eq } from 'drizzle-orm'
import { works } from '../tables.ts'
import { deadlineOf } from '../rules/clock.ts'
import { prolonged, type WorkRules } from '../rules/work-rules.ts'
import { putTasks } from '../load.ts'
import { moveDeadlines } from './allowances.ts'
import { holdWork } from './hold.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

/** Other rules for a held work: attempts under way end by them, with what was given besides on top. */
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
 * A work that ends for everybody together ends so many minutes later, and its results come later too. Attempts under way learn it at
 * once, those which begin later at their start; what somebody was given besides stays on top.
 */
export async function prolongWork(unit: Unit, workId: number, minutes: number): Promise<void> {
  await putRules(unit, workId, prolonged(await holdWork(unit.sql, workId), minutes))
}

/** Another window or other minutes for everybody: attempts under way end by them at once. */
export async function moveWork(
  unit: Unit,
  workId: number,
  terms: Partial<Pick<WorkRules, 'opensAt' | 'closesAt' | 'resultsAt' | 'minutes'>>,
): Promise<void> {
  await putRules(unit, workId, { ...(await holdWork(unit.sql, workId)), ...terms })
}

/** States a held work anew while it is solved. Its owner sees to it that nobody who has begun loses by it. */
export async function amendWork(
  unit: Unit,
  workId: number,
  taskIds: readonly number[],
  rules: WorkRules,
): Promise<void> {
  await putTasks(unit.db, workId, taskIds)
  await putRules(unit, workId, rules)
}
