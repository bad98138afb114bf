import { CatalogTabs } from '@school/catalog/web'
import { ExamRehearsalsScreen } from '@school/exam-rehearsals/screens/ExamRehearsalsScreen'
import { examRehearsalsQuery } from '@school/exam-rehearsals/web'
import { searchOf, site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useSearch } from '@school/pages'

const page = site.lms.examRehearsals

const queries: PageQueries = ({ url }) => [
  examRehearsalsQuery(),
  examRehearsalsQuery(searchOf(page, url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ExamRehearsalsPage() {
  return <ExamRehearsalsScreen wanted={useSearch(page)} tabs={<CatalogTabs />} />
}
