import { ExamResultsScreen } from '@school/exam-rehearsals/screens/ExamResultsScreen'
import { readResultsPage, resultsIn } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.examRehearsalResults
const queries: PageQueries = ({ params, url }, client) =>
  readResultsPage(client, Number(params['exam_rehearsal_id']), url.searchParams)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ExamRehearsalResultsPage() {
  const { exam_rehearsal_id } = useParams()
  const [search] = useSearchParams()
  return <ExamResultsScreen rehearsalId={Number(exam_rehearsal_id)} {...resultsIn(search)} />
}
