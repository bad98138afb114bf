import { CatalogTabs } from '@school/catalog/web'
import { site } from '@school/routes'
import { TrainingsCatalogScreen } from '@school/trainings/screens/TrainingsCatalogScreen'
import { trainingsQuery } from '@school/trainings/web'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.catalogTrainings

/** Anything that is not a grade shows all of them. */
const gradeIn = (search: URLSearchParams): number | null => {
  const grade = Number(search.get('grade'))
  return Number.isInteger(grade) && grade >= 1 && grade <= 11 ? grade : null
}
const queries: PageQueries = ({ url }) => [trainingsQuery(), trainingsQuery(gradeIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CatalogTrainingsPage() {
  const [search] = useSearchParams()
  return <TrainingsCatalogScreen grade={gradeIn(search)} tabs={<CatalogTabs />} />
}
