import { CourseScreen } from '@school/courses/screens/CourseScreen'
import { courseQuery } from '@school/courses/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy, useUser } from '@school/pages'
import type { Route } from './+types/course'

const page = site.lms.course
const courseOf = (params: { course_id?: string }) => courseQuery(Number(params.course_id))
const queries: PageQueries = ({ params }) => [courseOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, courseOf, ({ title, subtitle }) => ({ title, description: subtitle }))

export default function CoursePage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <CourseScreen
      courseId={Number(params.course_id)}
      user={useUser()}
      tab={search.get('tab') === 'about' ? 'about' : 'lessons'}
    />
  )
}
