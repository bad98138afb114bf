import type { QueryClient } from '@tanstack/react-query'
import { getAttemptTask } from '../contract/attempt-endpoints.ts'
import type { Attempt, AttemptTaskSummary } from '../contract/index.ts'

/** Removes cached tasks: after another attempt has begun, or one is over. A shown task stays until its page is left. */
export const forgetTasks = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [getAttemptTask.name] })

/** An attempt in which one task has changed. */
export const withTask = <Page extends { attempt: Attempt }>(
  page: Page,
  taskId: number,
  change: Partial<AttemptTaskSummary>,
): Page => ({
  ...page,
  attempt: {
    ...page.attempt,
    tasks: page.attempt.tasks.map((task) => (task.id === taskId ? { ...task, ...change } : task)),
  },
})

/** An attempt with the deadline of a reply: time may have been added meanwhile. */
export const withDeadline = <Page extends { attempt: Attempt }>(
  page: Page,
  { deadlineAt, serverNow }: Pick<Attempt, 'deadlineAt' | 'serverNow'>,
): Page =>
  page.attempt.deadlineAt === deadlineAt
    ? page
    : { ...page, attempt: { ...page.attempt, deadlineAt, serverNow } }
