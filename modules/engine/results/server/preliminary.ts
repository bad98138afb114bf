import type { Sql } from '@school/db'
import type { Response, Verdict } from '@school/tasks/contract'
import { taskText, variantOf } from '@school/tasks/server'
import { pointUnit, verdictOfPoints, verdictSoFar, scoreOf, variantNumber } from '@school/work-rules/server'

/** The points that a finished attempt would have if results were published now. */
export interface PreliminaryResult {
  userId: number
  points: number
  maxPoints: number
  /** Answers that are not reviewed yet, or that can't be judged: they count as zero so far. */
  waiting: number
}

/** At most this many attempts of a work are computed: a preliminary table is a preview, not meant for a nationwide contest. */
const atMost = 3000

interface FinishedRow {
  attemptId: number
  userId: number
  points: number | null
  maxPoints: number | null
}

interface DraftRow {
  attemptId: number
  taskId: number
  response: Response
}

async function listReviewed(sql: Sql, workId: number): Promise<Map<number, Map<number, Verdict>>> {
  const { rows } = await sql.query<{ attemptId: number; taskId: number; points: number; maxScore: number }>({
    name: 'list_preliminary_reviews',
    text: `select distinct on (r.attempt_id, r.task_id) r.attempt_id as "attemptId", r.task_id as "taskId", r.points, t.max_score as "maxScore"
      from attempts a join answer_reviews r on r.attempt_id = a.id join tasks t on t.id = r.task_id
      where a.work_id = $1 and a.number = 1 and a.judged_at is null and r.state = 'reviewed' and r.points is not null
      order by r.attempt_id, r.task_id, r.round desc`,
    values: [workId],
  })
  const byAttempt = Map.groupBy(rows, ({ attemptId }) => attemptId)
  return new Map(
    [...byAttempt].map(([attemptId, own]) => [
      attemptId,
      new Map(
        own.map(({ taskId, points, maxScore }) => [taskId, verdictOfPoints(points, pointUnit * maxScore)]),
      ),
    ]),
  )
}

/**
 * Finished first attempts of an exam with their actual or preliminary points, the best first. Computed on
 * reading from saved answers, and not stored: before the hour of results there must be no data that could leak.
 */
export async function listPreliminary(sql: Sql, workId: number): Promise<PreliminaryResult[]> {
  const finished = await sql.query<FinishedRow>({
    name: 'list_preliminary_attempts',
    text: `select id as "attemptId", user_id as "userId", case when judged_at is not null then points end as points, max_points as "maxPoints"
      from attempts where work_id = $1 and number = 1 and finished_at is not null and excluded_at is null order by id limit ${atMost}`,
    values: [workId],
  })
  const tasks = await sql.query<{ id: number; contentHash: string }>({
    name: 'list_preliminary_tasks',
    text: `select t.id, t.content_hash as "contentHash" from work_tasks w join tasks t on t.id = w.task_id where w.work_id = $1`,
    values: [workId],
  })
  const drafts = await sql.query<DraftRow>({
    name: 'list_preliminary_drafts',
    text: `select d.attempt_id as "attemptId", d.task_id as "taskId", d.response
      from attempts a join answer_drafts d on d.attempt_id = a.id
      where a.work_id = $1 and a.number = 1 and a.finished_at is not null and a.judged_at is null and d.response is not null`,
    values: [workId],
  })
  const texts = await Promise.all(tasks.rows.map(({ id, contentHash }) => taskText(sql, id, contentHash)))
  const reviews = await listReviewed(sql, workId)
  const given = Map.groupBy(drafts.rows, ({ attemptId }) => attemptId)

  const reckon = ({ attemptId, userId }: FinishedRow): PreliminaryResult => {
    const responses = new Map(given.get(attemptId)?.map(({ taskId, response }) => [taskId, response]))
    const said = reviews.get(attemptId) ?? new Map<number, Verdict>()
    let waiting = 0
    const tried = texts.map((text) => {
      const { id, maxScore } = text
      const { rubric } = variantOf(text, variantNumber(userId, id, 1, 0))
      const verdict = verdictSoFar({ id, rubric, draftResponse: responses.get(id) ?? null }, said)
      if (verdict === 'waiting') waiting++
      const share = verdict === null || verdict === 'waiting' ? 0 : verdict.share
      return { maxScore, hintsOpened: 0, gaveUp: false, tries: [{ tryNumber: 1, share }] }
    })
    return { userId, ...scoreOf(tried), waiting }
  }
  return finished.rows
    .map((attempt) =>
      attempt.points === null || attempt.maxPoints === null
        ? reckon(attempt)
        : { userId: attempt.userId, points: attempt.points, maxPoints: attempt.maxPoints, waiting: 0 },
    )
    .toSorted((a, b) => b.points - a.points || a.userId - b.userId)
}
