import { site } from '@school/routes'
import { TrainingSolutionsScreen } from '@school/trainings/screens/TrainingSolutionsScreen'
import { readSolutionsPage } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.trainingSolutions

const queries: PageQueries = ({ params }, client) =>
  readSolutionsPage(
    client,
    Number(params['training_id']),
    Number(params['user_id']),
    Number(params['task_id']) || null,
  )

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
