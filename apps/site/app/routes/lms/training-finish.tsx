import { site } from '@school/routes'
import { TrainingFinishScreen } from '@school/trainings/screens/TrainingFinishScreen'
import { trainingAttemptQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.trainingFinish
const queries: PageQueries = ({ params }) => [trainingAttemptQuery(Number(params['training_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingFinishPage() {
  const user = useUser()
  const { training_id } = useParams()
  return user && <TrainingFinishScreen trainingId={Number(training_id)} user={user} />
}
