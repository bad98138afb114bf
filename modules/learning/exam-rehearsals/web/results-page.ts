import type { QueryClient } from '@tanstack/react-query'
import { resultsIn } from './addresses.ts'
import { examPlanQuery, examResultsQuery, examSolutionQuery } from './queries.ts'

/** What the page of results reads before it is shown: the attempt, the plan of its exam, and the solution that the address opens. */
export async function readResultsPage(
  client: QueryClient,
  rehearsalId: number,
  search: URLSearchParams,
): Promise<void> {
  const { attemptNumber, taskId } = resultsIn(search)
  const results = await client.fetchQuery(examResultsQuery(rehearsalId, attemptNumber))
  const isThere = results?.can.readSolutions && results.tasks.some(({ id }) => id === taskId)
  if (results) await client.fetchQuery(examPlanQuery(results.planKey))
  if (isThere) await client.fetchQuery(examSolutionQuery(rehearsalId, taskId!, results.attemptNumber))
}
