/** An attempt as a period of work, with its owner: an exam, a training of an attestation. */
export interface OwnAttempt {
  attemptId: number
  ownerId: number
  title: string
  disciplineTitle: string
  disciplineHue: number
  startedAt: Date
  /** `null` for an attempt in progress without a time limit. */
  endsAt: Date | null
  isFinished: boolean
}

/**
 * Attempts of a user that overlap a period: a subquery of `attemptId`, `work_id`, `startedAt`, `endsAt`, `isFinished`,
 * to be joined with the owners of the works.
 * Parameters: `$1` the user, `$2` and `$3` the period, `$4` now.
 */
export const ownAttemptsSql = `select a.id as "attemptId", a.work_id, a.started_at as "startedAt", coalesce(a.finished_at, a.deadline_at) as "endsAt",
    a.finished_at is not null or coalesce(a.deadline_at <= $4, false) as "isFinished"
  from attempts a
  where a.user_id = $1 and a.started_at < $3 and coalesce(a.finished_at, a.deadline_at, a.started_at) >= $2`
