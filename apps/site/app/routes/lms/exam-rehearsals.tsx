import { CatalogTabs } from '@school/catalog/web'
import { exams } from '@school/exam-rehearsals/contract'
import { ExamRehearsalsScreen } from '@school/exam-rehearsals/screens/ExamRehearsalsScreen'
import { examRehearsalsQuery } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.examRehearsals

/** An address with what is no exam or no discipline shows everything. */
function wantedIn(search: URLSearchParams) {
  const discipline = search.get('discipline')
  return {
    exam: exams.find((exam) => exam === search.get('exam')) ?? null,
    discipline: discipline && /^[a-z0-9-]{1,60}$/.test(discipline) ? discipline : null,
  }
}

const queries: PageQueries = ({ url }) => [
  examRehearsalsQuery(),
  examRehearsalsQuery(wantedIn(url.searchParams)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ExamRehearsalsPage() {
  const [search] = useSearchParams()
  return <ExamRehearsalsScreen wanted={wantedIn(search)} tabs={<CatalogTabs />} />
}
