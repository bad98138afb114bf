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
