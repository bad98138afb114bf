import { TeacherHomeworkScreen } from '@school/homework-analysis/screens/TeacherHomeworkScreen'
import { analysisQuery, matrixIn, matrixQuery, viewIn } from '@school/homework-analysis/web'
import { managedQuery } from '@school/assigning/web'
import { site } from '@school/routes'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.user.teacherAssignment
const homeworkOf = (params: { id?: string }) => managedQuery(Number(params.id))
const queries: PageQueries = ({ params, url }) => [
  homeworkOf(params),
  matrixQuery(Number(params['id'])),
  ...(viewIn(url.searchParams) === 'tasks' ? [analysisQuery(Number(params['id']))] : []),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, homeworkOf, ({ title }) => ({ title }))

export default function TeacherAssignmentPage() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const wanted = useMemo(() => matrixIn(search), [search])
  return <TeacherHomeworkScreen homeworkId={Number(id)} wanted={wanted} view={viewIn(search)} />
}
