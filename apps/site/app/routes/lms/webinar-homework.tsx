import { WebinarHomeworkScreen } from '@school/webinars/screens/WebinarHomeworkScreen'
import { webinarHomeworkQuery } from '@school/webinars/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import {
  browserLoader,
  knownOrAsked,
  type PageQueries,
  readAttemptTask,
  serverLoader,
  titleBy,
} from '@school/pages'

const page = site.lms.webinarHomework
const homeworkOf = (params: { webinar_id?: string }) => webinarHomeworkQuery(Number(params.webinar_id))

const queries: PageQueries = async ({ params, url: { searchParams } }, client) => {
  const { webinar, attempt } = await knownOrAsked(client, homeworkOf(params))
  if (webinar.state === 'open') await readAttemptTask(client, attempt, searchParams.get('task'))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleBy(page, homeworkOf, ({ title }) => ({ title }))

export default function WebinarHomeworkPage() {
  const { webinar_id } = useParams()
  const [search] = useSearchParams()
  return <WebinarHomeworkScreen webinarId={Number(webinar_id)} taskId={Number(search.get('task')) || null} />
}
