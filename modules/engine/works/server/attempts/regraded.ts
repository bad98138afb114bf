import type { Unit } from '@school/db'
import type { Verdict } from '@school/tasks/contract'
import type { TaskState } from '@school/work-rules/server'

// What a regrading changes in an attempt. The caller has locked the attempt and the states of the task.

export async function saveRegradedVerdict(
  { sql }: Unit,
  { attemptId, taskId, tryNumber }: { attemptId: number; taskId: number; tryNumber: number },
  verdict: Verdict,
): Promise<void> {
  await sql.query({
    name: 'save_regraded_verdict',
    text: 'update answers set verdict = $4::jsonb where attempt_id = $1 and task_id = $2 and try_number = $3',
    values: [attemptId, taskId, tryNumber, JSON.stringify(verdict)],
  })
}

/** @param points the change of the points of a judged attempt, in hundredths */
export async function saveRegradedState(
  { sql }: Unit,
  { attemptId, taskId }: { attemptId: number; taskId: number },
  after: Pick<TaskState, 'status' | 'share' | 'gaveUp' | 'xp'>,
  points: number,
): Promise<void> {
  await sql.query({
    name: 'save_rejudged_state',
    text: 'update task_states set status = $3, share = $4, gave_up = $5, xp = $6 where attempt_id = $1 and task_id = $2',
    values: [attemptId, taskId, after.status, after.share, after.gaveUp, after.xp],
  })
  if (points === 0) return
  await sql.query({
    name: 'move_points',
    text: 'update attempts set points = greatest(0, least(max_points, points + $2)) where id = $1 and judged_at is not null',
    values: [attemptId, points],
  })
}
