import { schoolStandingQuery } from '@school/invitations/web'
import { site } from '@school/routes'
import { TeacherClassesScreen } from '@school/teacher-dashboard/screens/TeacherClassesScreen'
import { classesQuery, movesQuery } from '@school/teacher-dashboard/web'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherSchoolClasses
const queries: PageQueries = () => [classesQuery, movesQuery, schoolStandingQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default TeacherClassesScreen
