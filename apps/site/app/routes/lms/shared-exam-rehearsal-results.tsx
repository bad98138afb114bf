import { SharedExamResultsScreen } from '@school/exam-rehearsals/screens/SharedExamResultsScreen'
import { sharedExamResultsQuery } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.sharedExamRehearsalResults
const queries: PageQueries = ({ params }) => [sharedExamResultsQuery(params['ulid'] ?? '')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SharedExamRehearsalResultsPage() {
  const { ulid } = useParams()
  return <SharedExamResultsScreen ulid={ulid ?? ''} />
}
