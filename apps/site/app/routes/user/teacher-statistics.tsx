import { site } from '@school/routes'
import { TeacherStatisticsScreen } from '@school/teacher-dashboard/screens/TeacherStatisticsScreen'
import { shownIn, teacherStatisticsQuery } from '@school/teacher-dashboard/web'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherStatistics
const queries: PageQueries = ({ url }) => [teacherStatisticsQuery(shownIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherStatisticsPage() {
  const [search] = useSearchParams()
  return <TeacherStatisticsScreen shown={shownIn(search)} />
}
