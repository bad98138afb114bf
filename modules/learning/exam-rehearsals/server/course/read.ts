import { presentDiscipline } from '@school/disciplines/server'
import type { Ctx } from '@school/kernel/server'
import type { ExamCourse, ExamCourseCard, Grade } from '../../contract/index.ts'
import { type AttemptRow, listAttempts } from '../attempts.ts'
import { gradeOfAttempt, presentOnCheck, scoredOf, shareOfPaper } from '../present.ts'
import { courseKeyOf, listBegunRehearsals, type RehearsalRow } from '../queries.ts'
import { withNextSteps } from '../next-steps.ts'
import { betterOf, forecastOf, type ThemePoints } from '../rules/grade.ts'
import { type CourseAttempt, numbersOf, countedOf, themesOfSeveral } from './rules.ts'

type Asked = Pick<Ctx, 'sql' | 'now'>

export interface Written extends CourseAttempt {
  row: RehearsalRow
  attempt: AttemptRow
}

/** What somebody has written, by exams; in each the first attempt first. */
export async function listWritten({ sql, now }: Asked, userId: number): Promise<Map<string, Written[]>> {
  const rows = await listBegunRehearsals(sql, userId, now)
  const ofWork = new Map(rows.map((row) => [row.workId, row]))
  const attempts = await listAttempts(sql, userId, [...ofWork.keys()], now)
  const written = attempts
    .map((attempt): Written => {
      const row = ofWork.get(attempt.workId)!
      const { paper, tasksCount } = row
      const statusOf = (number: number) =>
        attempt.known.get(number) ?? attempt.statuses[number] ?? 'not_started'
      const { isOnCheck, shares } = attempt
      return { row, attempt, paper, tasksCount, isOnCheck, shares, statusOf }
    })
    .toSorted((a, b) => a.attempt.finishedAt.getTime() - b.attempt.finishedAt.getTime())
  return Map.groupBy(written, ({ row }) => courseKeyOf(row))
}

function forecastIn(written: readonly Written[]): ExamCourseCard['forecast'] {
  const judged = written.filter(({ isOnCheck }) => !isOnCheck)
  const attempts = judged.map(({ paper, attempt }) => ({
    number: attempt.number,
    share: shareOfPaper(paper, attempt),
  }))
  return forecastOf(written.at(-1)!.paper, attempts.toReversed())
}

function presentCourseCard(key: string, written: readonly Written[]): ExamCourseCard {
  const { row, attempt } = written.at(-1)!
  const grades = written
    .filter(({ isOnCheck }) => !isOnCheck)
    .map((one) => gradeOfAttempt(one.row, one.attempt))
  return {
    key,
    exam: row.exam,
    discipline: presentDiscipline(row),
    attempts: written.length,
    lastAt: attempt.finishedAt.toISOString(),
    best: grades.reduce<Grade | null>(betterOf, null),
    last: grades.at(-1) ?? null,
    forecast: forecastIn(written),
  }
}

/** Exams for which somebody prepares, the last written first. */
export async function listExamCourses(ctx: Asked, userId: number): Promise<ExamCourseCard[]> {
  return [...(await listWritten(ctx, userId))]
    .map(([key, written]) => presentCourseCard(key, written))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
}

/** Themes of the last judged attempts, the weakest first. */
export const themesIn = (written: readonly Written[]): ThemePoints[] =>
  themesOfSeveral(
    countedOf(written).map(({ paper, attempt, tasksCount }) => ({
      paper,
      scored: scoredOf(paper, attempt, tasksCount),
    })),
  )

/** One of them; nothing when none of its rehearsals was written. */
export async function readExamCourse(ctx: Asked, userId: number, key: string): Promise<ExamCourse | null> {
  const written = (await listWritten(ctx, userId)).get(key)
  if (!written) return null
  return {
    ...presentCourseCard(key, written),
    rehearsals: written.map(({ row, attempt }) => {
      const onCheck = presentOnCheck(row, attempt)
      return {
        rehearsalId: row.id,
        title: row.title,
        number: attempt.number,
        finishedAt: attempt.finishedAt.toISOString(),
        grade: gradeOfAttempt(row, attempt),
        range: onCheck && { low: onCheck.low, high: onCheck.high },
      }
    }),
    numbers: numbersOf(written),
    themes: await withNextSteps(ctx, userId, themesIn(written), written.at(-1)!.row.steps),
    counted: countedOf(written).length,
  }
}
