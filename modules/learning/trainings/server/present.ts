import { presentDiscipline } from '@school/disciplines/server'
import type { Attempt } from '@school/works/contract'
import { percentOfPoints } from '@school/work-rules/server'
import type { Reached, TrainingCard, TrainingAttempt } from '../contract/training.ts'
import type { TrainingRow } from './queries.ts'
import { starsOf } from './rules.ts'

const percentIn = ({ maxPoints }: TrainingRow, points: number | null): number | null =>
  points === null || maxPoints === null ? null : percentOfPoints(points, maxPoints)

export function presentReached(row: TrainingRow): Reached {
  const bestPercent = percentIn(row, row.best)
  return {
    isUnderWay: row.isUnderWay,
    attempts: row.attempts,
    bestPercent,
    lastPercent: percentIn(row, row.last),
    stars: starsOf(bestPercent),
  }
}

export const presentCard = (row: TrainingRow, isSignedIn: boolean): TrainingCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  discipline: presentDiscipline(row),
  grades: row.grades,
  tasksCount: row.tasksCount,
  mode: row.rules.mode,
  minutes: row.rules.minutes,
  participants: row.participants,
  reached: isSignedIn ? presentReached(row) : null,
})

export function presentAttempt(
  row: TrainingRow,
  attempt: Attempt,
  place: TrainingAttempt['place'],
): TrainingAttempt {
  return {
    training: {
      id: row.id,
      title: row.title,
      discipline: presentDiscipline(row),
      minutes: row.rules.minutes,
    },
    attempt,
    stars: starsOf(attempt.result?.percent ?? null),
    bestPercent: percentIn(row, row.best),
    place,
    xp: attempt.tasks.reduce((sum, { xp }) => sum + xp, 0),
  }
}
