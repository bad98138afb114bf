import { site } from '@school/routes'
import { TrainingTasksScreen } from '@school/trainings/screens/TrainingTasksScreen'
import { runQuery } from '@school/trainings/web'
import { attemptTaskQuery, wantedTask } from '@school/works/web'
import { useParams } from 'react-router'
import { browserLoader, knownOrAsked, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.lms.trainingTasks
const runOf = (params: { training_id?: string }) => runQuery(Number(params.training_id))

const queries: PageQueries = async ({ params }, client) => {
  const run = await knownOrAsked(client, runOf(params))
  if (!run || run.attempt.state === 'finished') return
  const { tasks, mode } = run.attempt
  const wanted = wantedTask(tasks, Number(params['task_id']), mode === 'exam')
  if (wanted) await knownOrAsked(client, attemptTaskQuery(run.attempt.id, wanted.id))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingTasksPage() {
  const { training_id, task_id } = useParams()
  return <TrainingTasksScreen trainingId={Number(training_id)} taskId={Number(task_id) || null} />
}
