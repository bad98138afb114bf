import { CatalogTabs } from '@school/catalog/web'
import { searchOf, site } from '@school/routes'
import { TrainingsCatalogScreen } from '@school/trainings/screens/TrainingsCatalogScreen'
import { trainingsQuery } from '@school/trainings/web'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.catalogTrainings

const queries: PageQueries = ({ url }) => [
  trainingsQuery(),
  trainingsQuery(searchOf(page, url.searchParams).grade),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CatalogTrainingsPage() {
  return <TrainingsCatalogScreen grade={useSearch(page).grade} tabs={<CatalogTabs />} />
}
