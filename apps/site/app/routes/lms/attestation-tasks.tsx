import { AttestationTasksScreen } from '@school/attestations/screens/AttestationTasksScreen'
import { attestationAttemptQuery } from '@school/attestations/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import {
  browserLoader,
  knownOrAsked,
  type PageQueries,
  readAttemptTask,
  type RouteHandle,
  serverLoader,
  titleBy,
} from '@school/pages'

const page = site.lms.attestationTasks
const attemptOf = (params: { training_id?: string }) => attestationAttemptQuery(Number(params.training_id))

const queries: PageQueries = async ({ params }, client) => {
  const { attempt } = await knownOrAsked(client, attemptOf(params))
  await readAttemptTask(client, attempt, params['task_id'])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, attemptOf, ({ training: { title } }) => ({ title }))
export const handle: RouteHandle = { isSolving: true }

export default function AttestationTasksPage() {
  const { training_id, task_id } = useParams()
  return <AttestationTasksScreen attestationId={Number(training_id)} taskId={Number(task_id) || null} />
}
