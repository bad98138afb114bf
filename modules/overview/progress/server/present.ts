import { type CourseCard, percentDone } from '@school/courses/contract'
import { courseAccess, type StandingCard } from '@school/courses/server'
import { successPercent } from '@school/tasks/server'
import type { CourseProgress, CourseResult, LessonResult, OwnProgress, Program } from '../contract/index.ts'
import { progressOf } from './own-courses.ts'
import type { LessonResultRow, ProgramRow, ResultRow } from './queries.ts'
import { sumOf } from './rules.ts'

const textOf = (instant: Date | null): string | null => instant?.toISOString() ?? null

export function presentProgram(card: StandingCard, program: ProgramRow, now: Date): Program {
  const progress = progressOf(card)
  const accessState = courseAccess(card, now)
  return {
    ...card,
    progress,
    percent: percentDone(progress),
    accessState,
    nextLesson: accessState === 'available' ? card.nextLesson : null,
    lastOpenedAt: textOf(program.lastOpenedAt),
  }
}

export function presentCourseResult(
  card: StandingCard,
  program: ProgramRow,
  result: ResultRow | undefined,
): CourseResult {
  const progress = progressOf(card)
  return {
    id: card.id,
    title: card.title,
    discipline: card.discipline,
    progress,
    percent: percentDone(progress),
    successPercent: successPercent(result?.statuses ?? []),
    answers: result?.answers ?? 0,
    xp: result?.xp ?? 0,
    lastOpenedAt: textOf(program.lastOpenedAt),
    isArchived: program.isArchived,
  }
}

/** @param xp of the ledger: it also holds what was not earned by tasks */
export const presentTotals = (
  results: readonly ResultRow[],
  xp: number,
  ofAll: { solved: number; activeDays: number },
): OwnProgress['totals'] => ({
  ...ofAll,
  answers: sumOf(results, (row) => row.answers),
  successPercent: successPercent(results.flatMap((row) => row.statuses)),
  xp,
})

function presentLesson({ done, ...row }: LessonResultRow): LessonResult {
  const progress = { done, total: row.tasks.length }
  return {
    ...row,
    progress,
    percent: percentDone(progress),
    openedAt: textOf(row.openedAt),
    lastOpenedAt: textOf(row.lastOpenedAt),
  }
}

export function presentCourseProgress(
  { id, title, discipline }: CourseCard,
  rows: readonly LessonResultRow[],
): CourseProgress {
  const tasks = rows.flatMap((row) => row.tasks)
  const progress = { done: sumOf(rows, (row) => row.done), total: tasks.length }
  return {
    course: { id, title, discipline },
    lessons: rows.map(presentLesson),
    totals: {
      progress,
      percent: percentDone(progress),
      successPercent: successPercent(tasks.map((task) => task.status)),
      tries: sumOf(tasks, (task) => task.tries),
      xp: sumOf(tasks, (task) => task.xp),
      availableXp: sumOf(tasks, (task) => task.availableXp),
      watchedSeconds: sumOf(rows, (row) => row.watchedSeconds),
    },
  }
}
