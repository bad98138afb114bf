import { viewerOf } from '@school/accounts/contract'
import { admits } from '@school/access'
import { LessonScreen } from '@school/courses/screens/LessonScreen'
import { LessonHomework, lessonHomeworkQuery } from '@school/homeworks/web'
import {
  lessonNotesQuery,
  lessonQuery,
  lessonTaskQuery,
  lessonTasksQuery,
  shownTask,
} from '@school/courses/web'
import { site } from '@school/routes'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'
import type { Route } from './+types/lesson'

const page = site.lms.lesson
const lessonOf = (params: { course_id?: string; lesson_id?: string }) =>
  lessonQuery(Number(params.course_id), Number(params.lesson_id))
const taskIn = (search: URLSearchParams): number | null => Number(search.get('task')) || null

const queries: PageQueries = async ({ params, url }, client) => {
  const { id, can } = await client.fetchQuery(lessonOf(params))
  if (!can.learn) return
  const viewer = viewerOf(client.getQueryData(meQuery.queryKey) ?? null)
  if (admits('pupil', viewer)) await client.fetchQuery(lessonHomeworkQuery(id))
  const tasks = client.fetchQuery(lessonTasksQuery(id)).then((all) => {
    const shown = shownTask(all, taskIn(url.searchParams))
    return shown && client.fetchQuery(lessonTaskQuery(id, shown.id))
  })
  const blocks = Promise.all([client.fetchQuery(lessonNotesQuery(id)), tasks])
  // In the browser the page waits for the lesson only; its blocks show their skeletons and failures by themselves.
  if (import.meta.env.SSR) await blocks
  else blocks.catch(() => {})
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, lessonOf, ({ title, summary }) => ({ title, description: summary }))

/** Another task of the same lesson is the screen's own business. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

export default function LessonPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const user = useUser()
  return (
    <LessonScreen
      courseId={Number(params.course_id)}
      lessonId={Number(params.lesson_id)}
      taskId={taskIn(search)}
      user={user}
      homework={admits('pupil', viewerOf(user)) && <LessonHomework lessonId={Number(params.lesson_id)} />}
    />
  )
}
