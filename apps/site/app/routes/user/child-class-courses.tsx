import { ClassCoursesScreen } from '@school/class-courses/screens/ClassCoursesScreen'
import { coursesOfClassQuery } from '@school/class-courses/web'
import { familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childClassCourses
const queries: PageQueries = ({ params }) => [coursesOfClassQuery(Number(params['id']))]
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildClassCoursesPage() {
  const { id } = useParams()
  return (
    <ChildPage>
      <ClassCoursesScreen classId={Number(id)} />
    </ChildPage>
  )
}
