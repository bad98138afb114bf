import { portal } from '@school/routes'
import { ClassStatisticsScreen } from '@school/teacher-dashboard/screens/ClassStatisticsScreen'
import { TeacherClassScreen } from '@school/teacher-dashboard/screens/TeacherClassScreen'
import { classQuery, classViewQueries, idIn } from '@school/teacher-dashboard/web'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = portal.teaching.schoolClass

/** What each address shows: a class itself, or by its lessons, or by courses. */
const views = { class: null, lessons: 'lessons', courses: 'courses' } as const
const isView = (by: string | undefined): by is keyof typeof views =>
  by !== undefined && Object.hasOwn(views, by)

const queries: PageQueries = ({ params: { id = '', by }, url }) => {
  if (!isView(by) || !/^\d+$/.test(id)) throw data(null, { status: 404 })
  return classViewQueries(Number(id), views[by], idIn(url.searchParams, 'course_id'))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(
  page,
  ({ id }) => classQuery(Number(id)),
  ({ name }) => ({ title: name }),
)

export default function SchoolClassPage() {
  const { id, by } = useParams()
  const [search] = useSearchParams()
  const view = isView(by) ? views[by] : null
  return view === null ? (
    <TeacherClassScreen classId={Number(id)} />
  ) : (
    <ClassStatisticsScreen classId={Number(id)} by={view} courseId={idIn(search, 'course_id')} />
  )
}
