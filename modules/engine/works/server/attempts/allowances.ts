import type { Sql, Unit } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { deadlineOf } from '../rules/clock.ts'
import { practiceRules, type WorkRules } from '@school/work-rules/server'
import { type allowanceTargets, workAllowances } from '../tables.ts'
import { holdWork } from './hold.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

export interface TimeGrant {
  workId: number
  target: (typeof allowanceTargets)[number]
  /** An organization, a class or a user; `null` for all. */
  targetId: number | null
  /** The present members, for attempts in progress; `null` for all. */
  userIds: readonly number[] | null
  extraSeconds: number
  shiftSeconds: number
  reason: string
  grantedBy: number | null
}

/** Adds time: immediately to attempts in progress, at the start to later ones. */
export async function grantTime(unit: Unit, { userIds, ...grant }: TimeGrant, now: Date): Promise<void> {
  await holdWork(unit.sql, grant.workId)
  await unit.db.insert(workAllowances).values({ ...grant, createdAt: now })
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 and a.finished_at is null and ($2::int[] is null or a.user_id = any($2)) order by a.id for update of a`,
    values: [grant.workId, userIds],
  })
  const moved = rows.map(({ rules, ...attempt }) => {
    const allowance = {
      extraSeconds: attempt.extraSeconds + grant.extraSeconds,
      shiftSeconds: attempt.shiftSeconds + grant.shiftSeconds,
      timeFactor: attempt.timeFactor,
    }
    return {
      id: attempt.id,
      ...allowance,
      deadlineAt: deadlineOf(attempt.startedAt, rules ?? practiceRules, allowance),
    }
  })
  await moveDeadlines(unit.sql, moved)
}

/** Writes one entry to the security log for grants made together, for any number of recipients and works. */
export function logTimeGranted(
  { security }: Ctx,
  grants: readonly Pick<TimeGrant, 'target' | 'targetId'>[],
): void {
  const idsOf = (wanted: TimeGrant['target']) =>
    grants.flatMap(({ target, targetId }) => (target === wanted && targetId !== null ? [targetId] : []))
  const [schoolClassId] = idsOf('class')
  const [organizationId] = idsOf('school')
  security('privilege_permissions_changed', {
    reason: 'granted',
    subjectIds: idsOf('user'),
    ids: { ...(schoolClassId ? { schoolClassId } : {}), ...(organizationId ? { organizationId } : {}) },
  })
}

type MovedAttempt = Pick<AttemptRow, 'id' | 'extraSeconds' | 'shiftSeconds' | 'deadlineAt'>

/** One statement even for all participants of a large olympiad. */
export async function moveDeadlines(sql: Sql, moved: readonly MovedAttempt[]): Promise<void> {
  if (moved.length === 0) return
  await sql.query({
    name: 'move_deadlines',
    text: `update attempts a set extra_seconds = m.extra, shift_seconds = m.shift, deadline_at = m.deadline
      from unnest($1::int[], $2::int[], $3::int[], $4::timestamptz[]) m (id, extra, shift, deadline) where a.id = m.id`,
    values: [
      moved.map(({ id }) => id),
      moved.map(({ extraSeconds }) => extraSeconds),
      moved.map(({ shiftSeconds }) => shiftSeconds),
      moved.map(({ deadlineAt }) => deadlineAt),
    ],
  })
}
