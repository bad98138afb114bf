import { CatalogTabs } from '@school/catalog/web'
import { OlympiadsCatalogScreen } from '@school/olympiads/screens/OlympiadsCatalogScreen'
import { olympiadsQuery } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.catalogOlympiads

/** Anything that is not a grade or a discipline shows all of them. */
function filtersIn(search: URLSearchParams) {
  const grade = Number(search.get('grade'))
  const discipline = search.get('discipline') ?? ''
  return {
    grade: Number.isInteger(grade) && grade >= 1 && grade <= 11 ? grade : null,
    discipline: /^[a-z0-9-]{1,60}$/.test(discipline) ? discipline : null,
  }
}
const queries: PageQueries = ({ url }) => [olympiadsQuery(), olympiadsQuery(filtersIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CatalogOlympiadsPage() {
  const [search] = useSearchParams()
  return <OlympiadsCatalogScreen filters={filtersIn(search)} tabs={<CatalogTabs />} />
}
