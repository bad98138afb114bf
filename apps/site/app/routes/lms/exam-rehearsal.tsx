import { ExamRehearsalScreen } from '@school/exam-rehearsals/screens/ExamRehearsalScreen'
import { examRehearsalQuery } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'

const page = site.lms.examRehearsal
const rehearsalOf = (params: { exam_rehearsal_id?: string }) =>
  examRehearsalQuery(Number(params.exam_rehearsal_id))
const queries: PageQueries = ({ params }) => [rehearsalOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, rehearsalOf, ({ title, subtitle }) => ({ title, description: subtitle }))

export default function ExamRehearsalPage() {
  const { exam_rehearsal_id } = useParams()
  return <ExamRehearsalScreen rehearsalId={Number(exam_rehearsal_id)} user={useUser()} />
}
