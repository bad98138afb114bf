import { LedWorkScreen } from '@school/checking/screens/LedWorkScreen'
import { ledWorkIn, readLedWork } from '@school/checking/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader } from '../../loading.ts'
import { titleOf } from '../../title.ts'

const page = site.lms.teacherWork

const queries: PageQueries = ({ params, url }, client) =>
  readLedWork(Number(params['work_id']), ledWorkIn(url.searchParams), client)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherWorkPage() {
  const { work_id } = useParams()
  const [search] = useSearchParams()
  return <LedWorkScreen workId={Number(work_id)} wanted={ledWorkIn(search)} />
}
