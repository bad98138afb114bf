import { ExamTasksScreen } from '@school/exam-rehearsals/screens/ExamTasksScreen'
import { examAttemptQuery } from '@school/exam-rehearsals/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import {
  browserLoader,
  knownOrAsked,
  type PageQueries,
  readAttemptTask,
  type RouteHandle,
  serverLoader,
  titleOf,
} from '@school/pages'

const page = site.lms.examRehearsalTasks

const queries: PageQueries = async ({ params }, client) => {
  const examAttempt = await knownOrAsked(client, examAttemptQuery(Number(params['exam_rehearsal_id'])))
  await readAttemptTask(client, examAttempt?.attempt, params['task_id'])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)
export const handle: RouteHandle = { isSolving: true }

export default function ExamRehearsalTasksPage() {
  const { exam_rehearsal_id, task_id } = useParams()
  return <ExamTasksScreen rehearsalId={Number(exam_rehearsal_id)} taskId={Number(task_id) || null} />
}
