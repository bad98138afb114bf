import { HomeworksScreen } from '@school/homeworks/screens/HomeworksScreen'
import { homeworksQuery, subjectIn, summaryQuery, tabIn } from '@school/homeworks/web'
import { familyQuery } from '@school/families/web'
import { pageIn, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childHomeworks
const queries: PageQueries = ({ url: { searchParams: search } }) => [
  summaryQuery,
  homeworksQuery(tabIn(search), subjectIn(search), pageIn(search)),
]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildHomeworksPage() {
  const [search] = useSearchParams()
  return (
    <ChildPage>
      <HomeworksScreen tab={tabIn(search)} subject={subjectIn(search)} page={pageIn(search)} isPupil />
    </ChildPage>
  )
}
