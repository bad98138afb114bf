import { ExamResultsScreen } from '@school/exam-rehearsals/screens/ExamResultsScreen'
import { examResultsQuery, examSolutionQuery } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.lms.examRehearsalResults

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const value = search.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
const attemptNumberIn = (search: URLSearchParams): number | null => {
  const attemptNumber = numberIn(search, 'attempt')
  return attemptNumber === null ? null : Math.min(attemptNumber, 30_000)
}

const queries: PageQueries = async ({ params, url }, client) => {
  const id = Number(params['exam_rehearsal_id'])
  const results = await client.fetchQuery(examResultsQuery(id, attemptNumberIn(url.searchParams)))
  const taskId = numberIn(url.searchParams, 'task')
  const isThere = results?.can.readSolutions && results.tasks.some((task) => task.id === taskId)
  if (isThere) await client.fetchQuery(examSolutionQuery(id, taskId!, results.attemptNumber))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ExamRehearsalResultsPage() {
  const { exam_rehearsal_id } = useParams()
  const [search] = useSearchParams()
  return (
    <ExamResultsScreen
      rehearsalId={Number(exam_rehearsal_id)}
      attemptNumber={attemptNumberIn(search)}
      taskId={numberIn(search, 'task')}
    />
  )
}
