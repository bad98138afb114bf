import { site } from '@school/routes'
import { TrainingTasksScreen } from '@school/trainings/screens/TrainingTasksScreen'
import { runQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, knownOrAsked, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { readRunTask } from '../../run-task.ts'

const page = site.lms.trainingTasks
const runOf = (params: { training_id?: string }) => runQuery(Number(params.training_id))

const queries: PageQueries = async ({ params }, client) => {
  const run = await knownOrAsked(client, runOf(params))
  await readRunTask(client, run?.attempt, params['task_id'], run?.attempt.mode === 'exam')
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingTasksPage() {
  const { training_id, task_id } = useParams()
  return <TrainingTasksScreen trainingId={Number(training_id)} taskId={Number(task_id) || null} />
}
