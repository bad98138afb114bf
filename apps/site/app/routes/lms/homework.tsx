import { HomeworkScreen } from '@school/homeworks/screens/HomeworkScreen'
import { homeworkQuery } from '@school/homeworks/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleBy } from '@school/pages'

const page = site.lms.homework
const homeworkOf = (params: { homework_id?: string }) => homeworkQuery(Number(params.homework_id))
const queries: PageQueries = ({ params }) => [homeworkOf(params)]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, homeworkOf, ({ title }) => ({ title }))

export default function HomeworkPage() {
  const { homework_id } = useParams()
  return <HomeworkScreen homeworkId={Number(homework_id)} />
}
