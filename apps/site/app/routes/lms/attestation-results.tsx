import { AttestationResultsScreen } from '@school/attestations/screens/AttestationResultsScreen'
import { attestationResultsQuery, attestationSolutionQuery } from '@school/attestations/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.attestationResults

const taskIn = (search: URLSearchParams): number | null => {
  const value = search.get('task') ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}

const queries: PageQueries = async ({ params, url }, client) => {
  const id = Number(params['training_id'])
  const results = await client.fetchQuery(attestationResultsQuery(id))
  const taskId = taskIn(url.searchParams)
  const isThere = results?.can.readSolutions && results.tasks.some((task) => task.id === taskId)
  if (isThere) await client.fetchQuery(attestationSolutionQuery(id, taskId!))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AttestationResultsPage() {
  const { training_id } = useParams()
  const [search] = useSearchParams()
  return <AttestationResultsScreen attestationId={Number(training_id)} taskId={taskIn(search)} />
}
