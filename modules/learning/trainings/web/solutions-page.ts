import type { QueryClient } from '@tanstack/react-query'
import { solutionQuery, solutionsQuery } from './queries.ts'

/** What the page of solutions reads before it is shown. @param taskId without it the first one */
export async function readSolutionsPage(
  client: QueryClient,
  trainingId: number,
  userId: number,
  taskId: number | null,
): Promise<void> {
  const { tasks } = await client.fetchQuery(solutionsQuery(trainingId, userId))
  const shown = taskId ?? tasks[0]?.id
  if (shown) await client.fetchQuery(solutionQuery(trainingId, userId, shown))
}
