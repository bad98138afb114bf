import { CourseProgressScreen } from '@school/progress/screens/CourseProgressScreen'
import { courseProgressQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.courseProgress
const queries: PageQueries = ({ params }) => [courseProgressQuery(Number(params['id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CourseProgressPage() {
  const user = useUser()
  const { id } = useParams()
  return user && <CourseProgressScreen courseId={Number(id)} user={user} />
}
