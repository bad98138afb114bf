import type { Sql } from '@school/db'
import { taskText } from '@school/tasks/server'
import { outcomeOf } from './outcome.ts'
import { findRegrading, listAnswers, listNextAttempts, listStates, type Regrading } from './queries.ts'
import { regradedAtOnce } from './regrade.ts'

/** A judged attempt that is counted, and what becomes of its points, in hundredths. */
export interface ForeseenAttempt {
  attemptId: number
  workId: number
  userId: number
  pointsBefore: number
  pointsAfter: number
  maxPoints: number
}

export interface Foreseen {
  answersChanged: number
  /** Those of lessons and later ones too, which have no place. */
  attemptsChanged: number
  /** Whose points change. */
  attempts: ForeseenAttempt[]
}

/**
 * What a regrading would change if it went now; of one that is done, what its undo would. Nothing is written or locked: everybody is judged as
 * the job does it, some hundred attempts at a time.
 */
export async function foreseeRegrading(sql: Sql, regradingId: number): Promise<Foreseen> {
  const found = (await findRegrading(sql, regradingId))!
  const undoes = found.isDone ? found.id : null
  const regrading: Regrading = { ...found, undoes, cursor: found.isDone ? null : found.cursor }
  const task = await taskText(sql, regrading.taskId, regrading.contentHash)
  const foreseen: Foreseen = { answersChanged: 0, attemptsChanged: 0, attempts: [] }
  for (;;) {
    const attemptIds = await listNextAttempts(sql, regrading, regradedAtOnce)
    const states = await listStates(sql, task.id, attemptIds)
    const answers = await listAnswers(sql, regrading, attemptIds)
    for (const state of states) {
      const outcome = outcomeOf(task, regrading, state, answers.get(state.attemptId) ?? [])
      if (!outcome) continue
      foreseen.answersChanged += outcome.answersChanged
      foreseen.attemptsChanged++
      const { attemptId, workId, userId, points, maxPoints } = state
      if (outcome.points === 0 || state.number !== 1 || state.isExcluded) continue
      foreseen.attempts.push({
        attemptId,
        workId,
        userId,
        maxPoints: maxPoints!,
        pointsBefore: points!,
        pointsAfter: Math.max(0, Math.min(maxPoints!, points! + outcome.points)),
      })
    }
    regrading.cursor = states.at(-1) ?? null
    if (attemptIds.length < regradedAtOnce || regrading.cursor === null) return foreseen
  }
}
