import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { HomeworksScreen } from '@school/homeworks/screens/HomeworksScreen'
import { homeworksQuery, subjectIn, summaryQuery, tabIn } from '@school/homeworks/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.homeworks
const queries: PageQueries = ({ url: { searchParams: search } }) => [
  summaryQuery,
  homeworksQuery(tabIn(search), subjectIn(search), pageIn(search)),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function HomeworksPage() {
  const [search] = useSearchParams()
  const user = useUser()
  return (
    <HomeworksScreen
      tab={tabIn(search)}
      subject={subjectIn(search)}
      page={pageIn(search)}
      isPupil={admits('pupil', viewerOf(user))}
    />
  )
}
