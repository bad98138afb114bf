import { AttestationFinishScreen } from '@school/attestations/screens/AttestationFinishScreen'
import { attestationResultsQuery, attestationAttemptQuery } from '@school/attestations/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.attestationFinish

const queries: PageQueries = async ({ params }, client) => {
  const id = Number(params['training_id'])
  const { attempt } = await client.fetchQuery(attestationAttemptQuery(id))
  if (attempt?.state === 'finished') await client.fetchQuery(attestationResultsQuery(id))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AttestationFinishPage() {
  const { training_id } = useParams()
  return <AttestationFinishScreen attestationId={Number(training_id)} />
}
