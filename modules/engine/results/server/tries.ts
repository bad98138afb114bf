import type { Sql, Unit } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import { type PersonalTask, personalTask, taskText } from '@school/tasks/server'
import type { Try } from '@school/works/contract'
import { listTaskStates, reviewRecord } from '@school/works/server'
import { isInQueue, isTaskClosed, practiceRules, answered, shownVerdict } from '@school/work-rules/server'

interface Row {
  number: number
  response: Response
  verdict: Verdict | null
  answeredAt: Date
}

async function listTries(sql: Sql, attemptId: number, taskId: number): Promise<Row[]> {
  const { rows } = await sql.query<Row>({
    name: 'list_all_tries',
    text: `select try_number as number, response, verdict, answered_at as "answeredAt" from answers
      where attempt_id = $1 and task_id = $2 order by try_number desc`,
    values: [attemptId, taskId],
  })
  return rows
}

/** All tries at a task of an attempt with their reviews, the last first. */
export async function listGiven(
  sql: Sql,
  { attemptId, taskId, maxScore }: { attemptId: number; taskId: number; maxScore: number },
  personal: Pick<PersonalTask, 'shown' | 'verdict'>,
  visible: (verdict: Verdict) => Verdict = (verdict) => verdict,
): Promise<Try[]> {
  const tries = await listTries(sql, attemptId, taskId)
  const reviews = tries.length === 0 ? [] : await reviewRecord.listOf(sql, attemptId, taskId)
  return tries.map(({ number, response, verdict, answeredAt }) => {
    const review = reviews.find(({ tryNumber }) => tryNumber === number)
    return {
      number,
      response: personal.shown(response),
      verdict: personal.verdict(verdict && visible(verdict)),
      answeredAt: answeredAt.toISOString(),
      review: review ? reviewRecord.present(review, maxScore) : null,
    }
  })
}

async function findWaitingReview(sql: Sql, attemptId: number, taskId: number): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'find_waiting_review',
    text: `select id from answer_reviews where attempt_id = $1 and task_id = $2 and state = 'waiting'`,
    values: [attemptId, taskId],
  })
  return rows[0]?.id ?? null
}

/**
 * How a user solves a task of a practice, try by try; nothing when the work has no such task.
 * @param isTeacher sees marks and the solution before the task is closed
 */
export async function readTries(
  unit: Unit,
  { workId, userId }: { workId: number; userId: number },
  taskId: number,
  isTeacher: boolean,
) {
  const { sql } = unit
  const standings = await listTaskStates(sql, taskId, userId)
  const row = standings.find((known) => known.workId === workId)
  if (!row) return null
  const { attemptId } = row
  const task = { ...(await taskText(sql, taskId, row.contentHash)), ...row }
  const text = answered(task, { userId, attemptNumber: 1, renews: practiceRules.renews })
  const personal = personalTask(text, userId)
  const isOpen = isTeacher || (!isInQueue(row) && isTaskClosed(practiceRules, row))
  const whose = { attemptId: attemptId ?? 0, taskId, maxScore: text.maxScore }
  const visible = isOpen ? undefined : shownVerdict
  return {
    id: taskId,
    position: row.position,
    title: text.title,
    kind: text.kind,
    status: row.status,
    difficulty: text.difficulty,
    xp: row.xp,
    hintsOpened: row.hintsOpened,
    gaveUp: row.gaveUp,
    question: personal.question(),
    tries: attemptId === null ? [] : await listGiven(sql, whose, personal, visible),
    solution: isOpen ? personal.solution(text.solutionHtml) : null,
    waitingReviewId: attemptId === null ? null : await findWaitingReview(sql, attemptId, taskId),
  }
}
