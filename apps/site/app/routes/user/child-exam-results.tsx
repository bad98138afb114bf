import { ExamResultsScreen } from '@school/exam-rehearsals/screens/ExamResultsScreen'
import { readResultsPage, resultsIn } from '@school/exam-rehearsals/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childExamResults
const queries: PageQueries = ({ params, url }, client) =>
  readResultsPage(client, Number(params['exam_rehearsal_id']), url.searchParams)
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildExamResultsPage() {
  const { exam_rehearsal_id } = useParams()
  const [search] = useSearchParams()
  return (
    <ChildPage>
      <ExamResultsScreen isOwn={false} rehearsalId={Number(exam_rehearsal_id)} {...resultsIn(search)} />
    </ChildPage>
  )
}
