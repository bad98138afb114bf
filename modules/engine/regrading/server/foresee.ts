import type { Sql } from '@school/db'
import { taskText } from '@school/tasks/server'
import { outcomeOf } from './outcome.ts'
import { findRegrading, listAnswers, listNextAttempts, listStates, type Regrading } from './queries.ts'
import { regradedAtOnce } from './regrade.ts'

/** A judged and counted attempt with its points before and after, in hundredths. */
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
  /** Including lessons and later attempts, which have no place. */
  attemptsChanged: number
  /** Attempts whose points change. */
  attempts: ForeseenAttempt[]
}

/**
 * The changes that a regrading would make now; for a finished one, those of its undo. Nothing is written or locked: answers are judged as
 * by the job, some hundred attempts at a time.
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
