import type { ExamNumber } from '../../contract/index.ts'
import { primaryOf, type ScoredTask, type ThemePoints, themesOf, weakBelow } from '../rules/grade.ts'
import type { KeptPaper } from '../rules/paper.ts'
import type { TaskStatus } from '@school/tasks/contract'

/** An attempt as the exam course reads it. */
export interface CourseAttempt {
  paper: KeptPaper
  /** How many tasks of the paper the rehearsal has. */
  tasksCount: number
  isOnCheck: boolean
  shares: Readonly<Record<string, number>>
  statusOf: (number: number) => TaskStatus
}

/** Weakness is computed from this many of the last judged attempts; older ones no longer describe the present state. */
const mostCounted = 3

export const countedOf = <A extends Pick<CourseAttempt, 'isOnCheck'>>(attempts: readonly A[]): A[] =>
  attempts.filter(({ isOnCheck }) => !isOnCheck).slice(-mostCounted)

const taskIn = ({ paper, tasksCount }: CourseAttempt, number: number) =>
  number <= tasksCount ? paper.tasks.find((task) => task.number === number) : undefined

function isWeak(attempts: readonly CourseAttempt[], number: number): boolean {
  const met = countedOf(attempts).flatMap((attempt) => {
    const task = taskIn(attempt, number)
    return task ? [{ got: primaryOf(attempt.shares[number] ?? 0, task.points), of: task.points }] : []
  })
  const got = met.reduce((sum, one) => sum + one.got, 0)
  const of = met.reduce((sum, one) => sum + one.of, 0)
  return of > 0 && got / of < weakBelow
}

/** Numbers of the last paper × attempts. @param attempts in chronological order */
export const numbersOf = (attempts: readonly CourseAttempt[]): ExamNumber[] =>
  (attempts.at(-1)?.paper.tasks ?? []).map(({ number, theme, points: maxPoints }) => ({
    number,
    theme,
    maxPoints,
    cells: attempts.map((attempt) => {
      const task = taskIn(attempt, number)
      if (!task) return null
      const points = primaryOf(attempt.shares[number] ?? 0, task.points)
      return { status: attempt.statusOf(number), points }
    }),
    isWeak: isWeak(attempts, number),
  }))

/** Themes of several attempts added up, the weakest first. */
export function themesOfSeveral(
  attempts: readonly { paper: KeptPaper; scored: readonly ScoredTask[] }[],
): ThemePoints[] {
  const all = attempts.flatMap(({ paper, scored }) => themesOf(paper.tasks, scored))
  return [...Map.groupBy(all, ({ title }) => title)]
    .map(([title, own]) => {
      const points = own.reduce((sum, one) => sum + one.points, 0)
      const maxPoints = own.reduce((sum, one) => sum + one.maxPoints, 0)
      const numbers = [...new Set(own.flatMap((one) => one.numbers))].toSorted((a, b) => a - b)
      return { title, numbers, points, maxPoints, isWeak: points / maxPoints < weakBelow }
    })
    .toSorted((a, b) => a.points / a.maxPoints - b.points / b.maxPoints)
}
