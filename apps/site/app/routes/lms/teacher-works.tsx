import { LedWorksScreen } from '@school/checking/screens/LedWorksScreen'
import { ledWorksQuery } from '@school/checking/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader } from '../../loading.ts'
import { titleOf } from '../../title.ts'

const page = site.lms.teacherWorks
const queries: PageQueries = () => [ledWorksQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherWorksPage() {
  return <LedWorksScreen />
}
