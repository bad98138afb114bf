import { site } from '@school/routes'
import { TrainingScreen } from '@school/trainings/screens/TrainingScreen'
import { trainingQuery } from '@school/trainings/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'

const page = site.lms.training
const trainingOf = (params: { training_id?: string }) => trainingQuery(Number(params.training_id))
const queries: PageQueries = ({ params }) => [trainingOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, trainingOf, ({ title, subtitle }) => ({ title, description: subtitle }))

export default function TrainingPage() {
  const { training_id } = useParams()
  return <TrainingScreen trainingId={Number(training_id)} user={useUser()} />
}
