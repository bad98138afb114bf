import { OlympiadTasksScreen } from '@school/olympiads/screens/OlympiadTasksScreen'
import { olympiadRunQuery } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, knownOrAsked, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { readRunTask } from '../../run-task.ts'

const page = site.lms.olympiadTasks

const queries: PageQueries = async ({ params }, client) => {
  const run = await knownOrAsked(client, olympiadRunQuery(Number(params['olympiad_id'])))
  await readRunTask(client, run?.attempt, params['task_id'])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadTasksPage() {
  const { olympiad_id, task_id } = useParams()
  return <OlympiadTasksScreen olympiadId={Number(olympiad_id)} taskId={Number(task_id) || null} />
}
