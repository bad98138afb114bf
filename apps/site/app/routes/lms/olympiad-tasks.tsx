import { JuryQuestions } from '@school/olympiad-jury/web'
import { OlympiadTasksScreen } from '@school/olympiads/screens/OlympiadTasksScreen'
import { olympiadAttemptQuery } from '@school/olympiads/web'
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

const page = site.lms.olympiadTasks

const queries: PageQueries = async ({ params }, client) => {
  const olympiadAttempt = await knownOrAsked(client, olympiadAttemptQuery(Number(params['olympiad_id'])))
  await readAttemptTask(client, olympiadAttempt?.attempt, params['task_id'])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)
export const handle: RouteHandle = { isSolving: true }

export default function OlympiadTasksPage() {
  const { olympiad_id, task_id } = useParams()
  return (
    <OlympiadTasksScreen
      olympiadId={Number(olympiad_id)}
      taskId={Number(task_id) || null}
      Questions={JuryQuestions}
    />
  )
}
