import { site } from '@school/routes'
import { TrainingSolutionsScreen } from '@school/trainings/screens/TrainingSolutionsScreen'
import { solutionQuery, solutionsQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.lms.trainingSolutions

const queries: PageQueries = async ({ params }, client) => {
  const place = [Number(params['training_id']), Number(params['user_id'])] as const
  const { tasks } = await client.fetchQuery(solutionsQuery(...place))
  const taskId = Number(params['task_id']) || tasks[0]?.id
  if (taskId) await client.fetchQuery(solutionQuery(...place, taskId))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingSolutionsPage() {
  const { training_id, user_id, task_id } = useParams()
  return (
    <TrainingSolutionsScreen
      trainingId={Number(training_id)}
      userId={Number(user_id)}
      taskId={Number(task_id) || null}
    />
  )
}
