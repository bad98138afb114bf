import type { Attempt, RunTask } from '../contract/index.ts'

/** A run in which one task has changed. */
export const withTask = <Run extends { attempt: Attempt }>(
  run: Run,
  taskId: number,
  change: Partial<RunTask>,
): Run => ({
  ...run,
  attempt: {
    ...run.attempt,
    tasks: run.attempt.tasks.map((task) => (task.id === taskId ? { ...task, ...change } : task)),
  },
})

/** A run with the deadline that came with a reply: more time may have been given meanwhile. */
export const withDeadline = <Run extends { attempt: Attempt }>(
  run: Run,
  { deadlineAt, serverNow }: Pick<Attempt, 'deadlineAt' | 'serverNow'>,
): Run =>
  run.attempt.deadlineAt === deadlineAt ? run : { ...run, attempt: { ...run.attempt, deadlineAt, serverNow } }
