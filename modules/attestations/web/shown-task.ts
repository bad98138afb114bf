import type { RunTask } from '@school/works/contract'

/** The first task without an answer, else the first. */
export const firstUnanswered = (tasks: readonly RunTask[]): RunTask | undefined =>
  tasks.find(({ savedAt }) => savedAt === null) ?? tasks[0]

export const answeredCount = (tasks: readonly RunTask[]): number =>
  tasks.filter(({ savedAt }) => savedAt !== null).length
