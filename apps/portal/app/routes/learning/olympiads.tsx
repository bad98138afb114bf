import { CatalogTabs } from '@school/catalog/web'
import { OlympiadsCatalogScreen } from '@school/olympiads/screens/OlympiadsCatalogScreen'
import { olympiadsQuery } from '@school/olympiads/web'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { portal } from '@school/routes'
import { useLocation, useSearchParams } from 'react-router'

const page = portal.learning.olympiads

/** The class of the address, else that of the query. */
function filtersIn(pathname: string, search: URLSearchParams) {
  const grade = Number(/\/(\d{1,2})-klass$/.exec(pathname)?.[1] ?? search.get('grade'))
  const discipline = search.get('discipline') ?? ''
  return {
    grade: Number.isInteger(grade) && grade >= 1 && grade <= 11 ? grade : null,
    discipline: /^[a-z0-9-]{1,60}$/.test(discipline) ? discipline : null,
  }
}

const queries: PageQueries = ({ url }) => [
  olympiadsQuery(),
  olympiadsQuery(filtersIn(url.pathname, url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadsPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return <OlympiadsCatalogScreen filters={filtersIn(pathname, search)} tabs={<CatalogTabs />} />
}
