import { TeacherHomeworkScreen } from '@school/homeworks/screens/TeacherHomeworkScreen'
import { managedQuery, matrixIn, matrixQuery } from '@school/homeworks/web'
import { site } from '@school/routes'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '../../loading.ts'

const page = site.lms.teacherHomework
const homeworkOf = (params: { homework_id?: string }) => managedQuery(Number(params.homework_id))
const queries: PageQueries = ({ params }) => [homeworkOf(params), matrixQuery(Number(params['homework_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, homeworkOf, ({ title }) => ({ title }))

export default function TeacherHomeworkPage() {
  const { homework_id } = useParams()
  const [search] = useSearchParams()
  const wanted = useMemo(() => matrixIn(search), [search])
  return <TeacherHomeworkScreen homeworkId={Number(homework_id)} wanted={wanted} />
}
