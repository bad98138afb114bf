import { TeacherLessonScreen } from '@school/courses/screens/TeacherLessonScreen'
import { shownTaught, taskPreviewQuery, taughtLessonQuery } from '@school/courses/web'
import { GiveLesson } from '@school/assigning/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'
import type { Route } from './+types/teacher-lesson'

const page = site.lms.teacherLesson
const lessonOf = (params: { course_id?: string; lesson_id?: string }) =>
  taughtLessonQuery(Number(params.course_id), Number(params.lesson_id))
const taskIn = (search: URLSearchParams): number | null => Number(search.get('task')) || null

const queries: PageQueries = async ({ params, url }, client) => {
  const { tasks } = await client.fetchQuery(lessonOf(params))
  const shown = shownTaught(tasks, taskIn(url.searchParams))
  return shown && [taskPreviewQuery(shown.id, 0)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, lessonOf, ({ title }) => ({ title }))

export default function TeacherLessonPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const lessonId = Number(params.lesson_id)
  return (
    <TeacherLessonScreen
      courseId={Number(params.course_id)}
      lessonId={lessonId}
      taskId={taskIn(search)}
      give={(taskId) => <GiveLesson lessonId={lessonId} taskId={taskId} />}
    />
  )
}
