import { site } from '@school/routes'
import { TrainingStatsScreen } from '@school/trainings/screens/TrainingStatsScreen'
import { statsQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.trainingStats
const queries: PageQueries = ({ params }) => [statsQuery(Number(params['training_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingStatsPage() {
  const { training_id } = useParams()
  return <TrainingStatsScreen trainingId={Number(training_id)} />
}
