import type { QueryClient } from '@tanstack/react-query'
import { getAttemptTask } from '../contract/attempt-endpoints.ts'
import type { Attempt, RunTask } from '../contract/index.ts'

/** The tasks lie anew: another run, or one that is over. What is on the screen stays until its page leaves. */
export const forgetTasks = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [getAttemptTask.name] })

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
