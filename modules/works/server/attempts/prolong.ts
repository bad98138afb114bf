import type { Unit } from '@school/db'
import { eq } from 'drizzle-orm'
import { works } from '../tables.ts'
import { deadlineOf } from '../rules/clock.ts'
import { prolonged, type WorkRules } from '../rules/work-rules.ts'
import { moveDeadlines } from './allowances.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

/**
 * A work that ends for everybody together ends so many minutes later, and its results come later too. Attempts under way learn it at
 * once, those which begin later at their start; what somebody was given besides stays on top.
 */
export async function prolongWork(unit: Unit, workId: number, minutes: number): Promise<void> {
  const { rows: stated } = await unit.sql.query<{ rules: WorkRules }>({
    name: 'lock_prolonged_work',
    text: 'select rules from works where id = $1 for update',
    values: [workId],
  })
  const rules = prolonged(stated[0]!.rules, minutes)
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
