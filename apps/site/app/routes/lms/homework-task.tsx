import { HomeworkTaskScreen } from '@school/homeworks/screens/HomeworkTaskScreen'
import { homeworkQuery } from '@school/homeworks/web'
import { attemptTaskQuery } from '@school/works/web'
import { site } from '@school/routes'
import { data, useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.lms.homeworkTask
const homeworkOf = (params: { homework_id?: string }) => homeworkQuery(Number(params.homework_id))

const queries: PageQueries = async ({ params }, client) => {
  const { lesson, attempt } = await client.fetchQuery(homeworkOf(params))
  if (Number(params['lesson_id']) !== (lesson?.id ?? 0)) throw data(null, { status: 404 })
  const taskId = Number(params['id'])
  if (attempt?.tasks.some((task) => task.id === taskId))
    await client.fetchQuery(attemptTaskQuery(attempt.id, taskId))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, homeworkOf, ({ title }) => ({ title }))

export default function HomeworkTaskPage() {
  const { homework_id, id } = useParams()
  return <HomeworkTaskScreen homeworkId={Number(homework_id)} taskId={Number(id)} />
}
