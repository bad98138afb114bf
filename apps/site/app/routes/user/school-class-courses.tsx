import { ClassCoursesScreen } from '@school/class-courses/screens/ClassCoursesScreen'
import { coursesOfClassQuery } from '@school/class-courses/web'
import { ReceivedMessages, receivedMessagesQuery } from '@school/class-messages/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.schoolClassCourses
const queries: PageQueries = ({ params }) => [
  coursesOfClassQuery(Number(params['id'])),
  receivedMessagesQuery,
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SchoolClassCoursesPage() {
  const { id } = useParams()
  const classId = Number(id)
  return <ClassCoursesScreen classId={classId} above={<ReceivedMessages classId={classId} />} />
}
