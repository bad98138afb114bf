import type { Sql } from '@school/db'
import type { Question, Response } from '@school/tasks/contract'
import { personalTask } from '@school/tasks/server'
import { attemptColumns, type AttemptRow, listAttemptTaskStates } from '@school/works/server'
import {
  isTaskClosed,
  isSavedUntilFinish,
  isSolutionOpen,
  practiceRules,
  type WorkRules,
  asGiven,
} from '@school/work-rules/server'

/** A try at a task as the pupil saw it. */
export interface GivenTask {
  question: Question
  /** `null` when the task was given up without a try. */
  response: Response | null
  /** The given numbers; `null` when the task is the same for everybody. */
  variant: number | null
  /** Its pupil may read the solution now. */
  isSolutionOpen: boolean
}

interface Row extends AttemptRow {
  rules: WorkRules | null
}

/**
 * The question and the answer, without the verdict and the key; nothing when the work no longer contains the task.
 * @param tryNumber `null` is the task in the state in which it was given up
 */
export async function findGivenTask(
  sql: Sql,
  { attemptId, taskId, tryNumber }: { attemptId: number; taskId: number; tryNumber: number | null },
  now: Date,
): Promise<GivenTask | null> {
  const { rows } = await sql.query<Row>({
    name: 'find_attempt_of_given_task',
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id where a.id = $1`,
    values: [attemptId],
  })
  const attempt = rows[0]
  const [state] = attempt ? await listAttemptTaskStates(sql, attempt, taskId) : []
  if (!attempt || !state) return null
  const rules = { ...practiceRules, ...attempt.rules }
  const { userId, number } = attempt
  const task = asGiven(
    state,
    { userId, attemptNumber: number, renews: state.renews },
    tryNumber ?? state.tries,
  )
  const personal = personalTask(task, userId)
  const given = tryNumber === null ? null : await findResponse(sql, attemptId, taskId, tryNumber)
  const isClosed = isSavedUntilFinish(rules)
    ? attempt.judgedAt !== null
    : isTaskClosed({ tries: rules.tries && rules.tries + attempt.extraTries }, state)
  return {
    question: personal.question(number),
    response: given && personal.shown(given),
    variant: task.variant,
    isSolutionOpen: isClosed && isSolutionOpen(rules, attempt.deadlineAt, now),
  }
}

async function findResponse(
  sql: Sql,
  attemptId: number,
  taskId: number,
  tryNumber: number,
): Promise<Response | null> {
  const { rows } = await sql.query<{ response: Response }>({
    name: 'find_response_of_try',
    text: 'select response from answers where attempt_id = $1 and task_id = $2 and try_number = $3',
    values: [attemptId, taskId, tryNumber],
  })
  return rows[0]?.response ?? null
}
