import { site } from '@school/routes'
import { TrainingRatingScreen } from '@school/trainings/screens/TrainingRatingScreen'
import {
  myPlaceQuery,
  ratingIn,
  ratingQuery,
  regionsQuery,
  schoolsQuery,
  trainingQuery,
} from '@school/trainings/web'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.trainingRating

const queries: PageQueries = ({ params, url }, client) => {
  const id = Number(params['training_id'])
  if (params['by'] !== 'users' && params['by'] !== 'schools') throw data(null, { status: 404 })
  const wanted = ratingIn(url.searchParams)
  const frame = [trainingQuery(id), regionsQuery(id)]
  if (params['by'] === 'schools') return [...frame, schoolsQuery(id, wanted.region)]
  const isSignedIn = Boolean(client.getQueryData(meQuery.queryKey))
  const rating = [...frame, ratingQuery(id, wanted.page, wanted)]
  return isSignedIn ? [...rating, myPlaceQuery(id, wanted)] : rating
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingRatingPage() {
  const { training_id, by } = useParams()
  const [search] = useSearchParams()
  return (
    <TrainingRatingScreen
      trainingId={Number(training_id)}
      by={by === 'schools' ? 'schools' : 'users'}
      {...ratingIn(search)}
      userId={useUser()?.id ?? null}
    />
  )
}
