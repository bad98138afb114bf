import { site } from '@school/routes'
import { TrainingSheetScreen } from '@school/trainings/screens/TrainingSheetScreen'
import { sheetQuery } from '@school/trainings/web'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.trainingPrint
const seedIn = (search: URLSearchParams): number => {
  const seed = Number(search.get('seed'))
  return Number.isInteger(seed) && seed >= 0 && seed <= 999 ? seed : 0
}
const hasKeys = (search: URLSearchParams): boolean => search.get('keys') === 'yes'
const queries: PageQueries = ({ params, url }) => [
  sheetQuery(Number(params['training_id']), seedIn(url.searchParams), hasKeys(url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TrainingPrintPage() {
  const { training_id } = useParams()
  const [search] = useSearchParams()
  return (
    <TrainingSheetScreen trainingId={Number(training_id)} seed={seedIn(search)} withKeys={hasKeys(search)} />
  )
}
