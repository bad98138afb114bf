import { site } from '@school/routes'
import { TrainingRatingScreen } from '@school/trainings/screens/TrainingRatingScreen'
import { myPlaceQuery, ratingQuery, schoolsQuery, trainingQuery } from '@school/trainings/web'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader } from '../../loading.ts'
import { useUser } from '../../shell/use-user.ts'
import { titleOf } from '../../title.ts'

const page = site.lms.trainingRating
const pageIn = (search: URLSearchParams): number =>
  Math.min(100_000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))

/** A class of a school; anything else is everybody. */
const gradeIn = (search: URLSearchParams): number | null => {
  const grade = Number(search.get('grade') || 'none')
  return Number.isInteger(grade) && grade >= 0 && grade <= 11 ? grade : null
}

const queries: PageQueries = ({ params, url }, client) => {
  const id = Number(params['training_id'])
  if (params['by'] === 'schools') return [trainingQuery(id), schoolsQuery(id)]
  if (params['by'] !== 'users') throw data(null, { status: 404 })
  const isSignedIn = Boolean(client.getQueryData(meQuery.queryKey))
  const grade = gradeIn(url.searchParams)
  const rating = [trainingQuery(id), ratingQuery(id, pageIn(url.searchParams), grade)]
  return isSignedIn ? [...rating, myPlaceQuery(id, grade)] : rating
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
      page={pageIn(search)}
      grade={gradeIn(search)}
      userId={useUser()?.id ?? null}
    />
  )
}
