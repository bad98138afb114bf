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

/** Takes a first attempt out of ratings and statistics; one that is judged later stays out of them. Repeating it changes nothing. */
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

/** Puts an attempt back into ratings and statistics. Repeating it changes nothing. */
export async function includeAttempt(unit: Unit, attemptId: number): Promise<void> {
  const { rows } = await unit.sql.query<Excluded>({
    name: 'include_attempt',
    text: `update attempts set excluded_at = null where id = $1 and excluded_at is not null returning ${returned}`,
    values: [attemptId],
  })
  if (rows[0]?.isJudged) await rateAttempts(unit.sql, [attemptId])
}
