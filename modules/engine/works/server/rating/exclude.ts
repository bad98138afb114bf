import type { Sql, Unit } from '@school/db'
import { rateAttempts, resumSchool, takeResultBack } from './counting.ts'

interface Excluded {
  workId: number
  schoolId: number | null
  isJudged: boolean
}

const returned = 'work_id as "workId", school_id as "schoolId", judged_at is not null as "isJudged"'

/** The counting job locks fresh results before their attempts, and so must every change of one. */
const holdFresh = (sql: Sql, attemptId: number) =>
  sql.query({
    name: 'hold_fresh_result',
    text: 'select attempt_id from rating_fresh where attempt_id = $1 for update',
    values: [attemptId],
  })

/** Excludes a first attempt from ratings and statistics; an unjudged one stays excluded when it is judged later. Idempotent. */
export async function excludeAttempt(unit: Unit & { readonly now: Date }, attemptId: number): Promise<void> {
  await holdFresh(unit.sql, attemptId)
  const { rows } = await unit.sql.query<Excluded>({
    name: 'lock_included_attempt',
    text: `select ${returned} from attempts where id = $1 and number = 1 and excluded_at is null for update`,
    values: [attemptId],
  })
  const [attempt] = rows
  if (!attempt) return
  if (attempt.isJudged) await takeResultBack(unit.sql, attempt.workId, attemptId)
  await unit.sql.query({
    name: 'exclude_attempt',
    text: 'update attempts set excluded_at = $2 where id = $1',
    values: [attemptId, unit.now],
  })
  if (attempt.isJudged) await resumSchool(unit.sql, attempt)
}

/** Includes an attempt in ratings and statistics again. Idempotent. */
export async function includeAttempt(unit: Unit, attemptId: number): Promise<void> {
  const { rows } = await unit.sql.query<Excluded>({
    name: 'include_attempt',
    text: `update attempts set excluded_at = null where id = $1 and excluded_at is not null returning ${returned}`,
    values: [attemptId],
  })
  if (rows[0]?.isJudged) await rateAttempts(unit.sql, [attemptId])
}
