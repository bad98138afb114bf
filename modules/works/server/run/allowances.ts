import type { Unit } from '@school/db'
import { deadlineOf } from '../rules/clock.ts'
import { practiceRules, type WorkRules } from '../rules/work-rules.ts'
import { accommodations, type allowanceTargets, workAllowances } from '../tables.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

export interface TimeGrant {
  workId: number
  target: (typeof allowanceTargets)[number]
  /** An organization, a class or a user; `null` for all. */
  targetId: number | null
  /** Who they are now, for runs that are under way; `null` for all. */
  userIds: readonly number[] | null
  extraSeconds: number
  shiftSeconds: number
  reason: string
}

/** Gives more time: to runs under way at once, to those which begin later at their start. */
export async function grantTime(unit: Unit, { userIds, ...grant }: TimeGrant, now: Date): Promise<void> {
  await unit.db.insert(workAllowances).values({ ...grant, createdAt: now })
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 and a.finished_at is null and ($2::int[] is null or a.user_id = any($2)) for update of a`,
    values: [grant.workId, userIds],
  })
  for (const { rules, ...attempt } of rows) {
    const allowance = {
      extraSeconds: attempt.extraSeconds + grant.extraSeconds,
      shiftSeconds: attempt.shiftSeconds + grant.shiftSeconds,
      timeFactor: attempt.timeFactor,
    }
    const deadline = deadlineOf(attempt.startedAt, rules ?? practiceRules, allowance)
    unit.send({
      name: 'move_deadline',
      text: 'update attempts set extra_seconds = $2, shift_seconds = $3, deadline_at = $4 where id = $1',
      values: [attempt.id, allowance.extraSeconds, allowance.shiftSeconds, deadline],
    })
  }
}

/** Sets how much longer a pupil's clock runs, in every work begun from now on. @param timeFactor `null` is without limit */
export async function setAccommodation(
  unit: Unit,
  userId: number,
  timeFactor: 1.25 | 1.5 | null,
  now: Date,
): Promise<void> {
  const set = { timeFactor, setAt: now }
  await unit.db
    .insert(accommodations)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: accommodations.userId, set })
}
