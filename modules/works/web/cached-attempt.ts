import type { QueryClient } from '@tanstack/react-query'
import { getAttemptTask } from '../contract/attempt-endpoints.ts'
import type { Attempt, AttemptTaskSummary } from '../contract/index.ts'

/** The tasks lie anew: another attempt, or one that is over. What is on the screen stays until its page leaves. */
export const forgetTasks = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [getAttemptTask.name] })

/** An attempt in which one task has changed. */
export const withTask = <Page extends { attempt: Attempt }>(
  sitting: Page,
  taskId: number,
  change: Partial<AttemptTaskSummary>,
): Page => ({
  ...sitting,
  attempt: {
    ...sitting.attempt,
    tasks: sitting.attempt.tasks.map((task) => (task.id === taskId ? { ...task, ...change } : task)),
  },
})

/** An attempt with the deadline that came with a reply: more time may have been given meanwhile. */
export const withDeadline = <Page extends { attempt: Attempt }>(
  sitting: Page,
  { deadlineAt, serverNow }: Pick<Attempt, 'deadlineAt' | 'serverNow'>,
): Page =>
  sitting.attempt.deadlineAt === deadlineAt
    ? sitting
    : { ...sitting, attempt: { ...sitting.attempt, deadlineAt, serverNow } }
