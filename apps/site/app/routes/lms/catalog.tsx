import { CatalogScreen } from '@school/catalog/screens/CatalogScreen'
import { coursesQuery, facetsQuery } from '@school/catalog/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.catalog
const queries: PageQueries = () => [coursesQuery(), facetsQuery()]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CatalogPage() {
  return <CatalogScreen user={useUser()} />
}
