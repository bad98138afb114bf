import { CourseProgressScreen } from '@school/progress/screens/CourseProgressScreen'
import { courseProgressQuery } from '@school/progress/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf, useUser } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childCourseProgress
const queries: PageQueries = ({ params }) => [courseProgressQuery(Number(params['id']))]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildCourseProgressPage() {
  const { id } = useParams()
  const user = useUser()
  return <ChildPage>{user && <CourseProgressScreen courseId={Number(id)} user={user} />}</ChildPage>
}
