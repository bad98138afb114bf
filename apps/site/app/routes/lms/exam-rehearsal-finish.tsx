import { ExamFinishScreen } from '@school/exam-rehearsals/screens/ExamFinishScreen'
import { examAttemptQuery } from '@school/exam-rehearsals/web'
import { answerSheetQuery } from '@school/works/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.examRehearsalFinish

const queries: PageQueries = async ({ params }, client) => {
  const id = Number(params['exam_rehearsal_id'])
  const examAttempt = await client.fetchQuery(examAttemptQuery(id))
  if (examAttempt) await client.fetchQuery(answerSheetQuery(examAttempt.attempt.id))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ExamRehearsalFinishPage() {
  const { exam_rehearsal_id } = useParams()
  return <ExamFinishScreen rehearsalId={Number(exam_rehearsal_id)} />
}
