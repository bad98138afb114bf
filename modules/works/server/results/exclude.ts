import type { Sql, Unit } from '@school/db'
import { rateAttempts, resumSchool, takeResultBack } from './counting.ts'

interface Excluded {
  workId: number
  schoolId: number | null
  isJudged: boolean
}

const returned = 'work_id as "workId", school_id as "schoolId", judged_at is not null as "isJudged"'

/** The count of fresh results takes them before their attempts: so does whoever changes one. */
const holdFresh = (sql: Sql, attemptId: number) =>
  sql.query({
    name: 'hold_fresh_result',
    text: 'select attempt_id from rating_fresh where attempt_id = $1 for update',
    values: [attemptId],
  })

/** Takes a first run out of ratings and statistics; one that is judged later stays out of them. Repeating it changes nothing. */
export async function excludeRun(unit: Unit & { readonly now: Date }, attemptId: number): Promise<void> {
  await holdFresh(unit.sql, attemptId)
  const { rows } = await unit.sql.query<Excluded>({
    name: 'lock_included_run',
    text: `select ${returned} from attempts where id = $1 and run = 1 and excluded_at is null for update`,
    values: [attemptId],
  })
  const [run] = rows
  if (!run) return
  if (run.isJudged) await takeResultBack(unit.sql, attemptId)
  await unit.sql.query({
    name: 'exclude_run',
    text: 'update attempts set excluded_at = $2 where id = $1',
    values: [attemptId, unit.now],
  })
  if (run.isJudged) await resumSchool(unit.sql, run)
}

/** Puts a run back into ratings and statistics. Repeating it changes nothing. */
export async function includeRun(unit: Unit, attemptId: number): Promise<void> {
  const { rows } = await unit.sql.query<Excluded>({
    name: 'include_run',
    text: `update attempts set excluded_at = null where id = $1 and excluded_at is not null returning ${returned}`,
    values: [attemptId],
  })
  if (rows[0]?.isJudged) await rateAttempts(unit.sql, [attemptId])
}
