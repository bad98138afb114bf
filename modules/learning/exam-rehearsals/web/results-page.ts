import type { QueryClient } from '@tanstack/react-query'
import { resultsIn } from './addresses.ts'
import { examResultsQuery, examSolutionQuery } from './queries.ts'

/** What the page of results reads before it is shown: the attempt, and the solution that its address opens. */
export async function readResultsPage(
  client: QueryClient,
  rehearsalId: number,
  search: URLSearchParams,
): Promise<void> {
  const { attemptNumber, taskId } = resultsIn(search)
  const results = await client.fetchQuery(examResultsQuery(rehearsalId, attemptNumber))
  const isThere = results?.can.readSolutions && results.tasks.some(({ id }) => id === taskId)
  if (isThere) await client.fetchQuery(examSolutionQuery(rehearsalId, taskId!, results.attemptNumber))
}
