import { site } from '@school/routes'
import { TeacherClassScreen } from '@school/teacher-dashboard/screens/TeacherClassScreen'
import { classQuery } from '@school/teacher-dashboard/web'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.user.teacherSchoolClass
const queries: PageQueries = ({ params }) => [classQuery(Number(params['id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherSchoolClassPage() {
  const { id } = useParams()
  return <TeacherClassScreen classId={Number(id)} />
}
