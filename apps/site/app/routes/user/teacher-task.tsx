import { OwnTaskScreen } from '@school/own-tasks/screens/OwnTaskScreen'
import { ownTaskOptionsQuery, ownTaskQuery } from '@school/own-tasks/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.teacherTask
const queries: PageQueries = ({ params }) => [ownTaskOptionsQuery, ownTaskQuery(Number(params['id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherTaskPage() {
  const { id } = useParams()
  return <OwnTaskScreen ownTaskId={Number(id)} />
}
