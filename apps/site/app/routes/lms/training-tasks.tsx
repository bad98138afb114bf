import { site } from '@school/routes'
import { TrainingTasksScreen } from '@school/trainings/screens/TrainingTasksScreen'
import { trainingAttemptQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import {
  browserLoader,
  knownOrAsked,
  type PageQueries,
  readAttemptTask,
  type RouteHandle,
  serverLoader,
  titleOf,
} from '@school/pages'

const page = site.lms.trainingTasks
const attemptOf = (params: { training_id?: string }) => trainingAttemptQuery(Number(params.training_id))

const queries: PageQueries = async ({ params }, client) => {
  const trainingAttempt = await knownOrAsked(client, attemptOf(params))
  await readAttemptTask(
    client,
    trainingAttempt?.attempt,
    params['task_id'],
    trainingAttempt?.attempt.mode === 'exam',
  )
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)
export const handle: RouteHandle = { isSolving: true }

export default function TrainingTasksPage() {
  const { training_id, task_id } = useParams()
  return <TrainingTasksScreen trainingId={Number(training_id)} taskId={Number(task_id) || null} />
}
