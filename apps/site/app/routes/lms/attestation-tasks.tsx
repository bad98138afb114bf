import { AttestationTasksScreen } from '@school/attestations/screens/AttestationTasksScreen'
import { attestationRunQuery } from '@school/attestations/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, knownOrAsked, type PageQueries, serverLoader, titleBy } from '../../loading.ts'
import { readRunTask } from '../../run-task.ts'

const page = site.lms.attestationTasks
const runOf = (params: { training_id?: string }) => attestationRunQuery(Number(params.training_id))

const queries: PageQueries = async ({ params }, client) => {
  const { attempt } = await knownOrAsked(client, runOf(params))
  await readRunTask(client, attempt, params['task_id'])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, runOf, ({ training: { title } }) => ({ title }))

export default function AttestationTasksPage() {
  const { training_id, task_id } = useParams()
  return <AttestationTasksScreen attestationId={Number(training_id)} taskId={Number(task_id) || null} />
}
