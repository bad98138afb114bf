import type { RunTask } from '@school/works/contract'

/** The first task without an answer, else the first. */
export const firstUnanswered = (tasks: readonly RunTask[]): RunTask | undefined =>
  tasks.find(({ savedAt }) => savedAt === null) ?? tasks[0]

export const answeredCount = (tasks: readonly RunTask[]): number =>
  tasks.filter(({ savedAt }) => savedAt !== null).length

/** An exam goes on in order, to its last task. */
export const nextOf = (tasks: readonly RunTask[], currentId: number): RunTask | undefined =>
  tasks[tasks.findIndex(({ id }) => id === currentId) + 1]
