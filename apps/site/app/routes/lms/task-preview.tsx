import { ApiError } from '@school/api-client'
import { TaskPreviewScreen } from '@school/courses/screens/TaskPreviewScreen'
import { taskPreviewQuery } from '@school/courses/web'
import { site } from '@school/routes'
import { data, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import type { Route } from './+types/task-preview'

const page = site.lms.taskPreview
const seedIn = (search: URLSearchParams): number => {
  const seed = Number(search.get('seed'))
  return Number.isInteger(seed) && seed >= 0 && seed <= 1_000_000 ? seed : 0
}

const queries: PageQueries = async ({ params, url }, client) => {
  try {
    await client.fetchQuery(taskPreviewQuery(Number(params['task_id']), seedIn(url.searchParams)))
  } catch (error) {
    // The existence of the task is not revealed to pupils.
    if (error instanceof ApiError && error.status === 403) throw data(null, { status: 404 })
    throw error
  }
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TaskPreviewPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <TaskPreviewScreen
      taskId={Number(params.task_id)}
      seed={seedIn(search)}
      frame={search.get('frame') === 'phone' ? 'phone' : 'wide'}
    />
  )
}
