import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { BelowProgress, belowProgressQueries } from '@school/pages/OwnProgress'
import { WatchedExamCourseScreen } from '@school/progress/screens/WatchedExamCourseScreen'
import { WatchedProgressScreen } from '@school/progress/screens/WatchedProgressScreen'
import { measureOf, watchedExamCourseQuery, watchedProgressQuery } from '@school/progress/web'
import { portal } from '@school/routes'
import { data, useParams, useSearchParams } from 'react-router'

const page = portal.personal.progress

/** One's own progress, or that of a supervised pupil: the server checks the rights. */
const queries: PageQueries = ({ params }, client) => {
  const userId = Number(params['userId'])
  const { resourceType, resourceId } = params
  if (resourceType !== undefined) {
    if (resourceId === undefined) throw data(null, { status: 404 })
    return [watchedExamCourseQuery(userId, resourceId)]
  }
  const isOwn = userId === client.getQueryData(meQuery.queryKey)?.id
  return [watchedProgressQuery(userId), ...(isOwn ? belowProgressQueries : [])]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PortalProgressPage() {
  const { userId, resourceId } = useParams()
  const [search] = useSearchParams()
  const user = useUser()
  const id = Number(userId)
  if (resourceId !== undefined) return <WatchedExamCourseScreen userId={id} examKey={resourceId} />
  return (
    <>
      <WatchedProgressScreen userId={id} measure={measureOf(search.get('by'))} />
      {user?.id === id && <BelowProgress />}
    </>
  )
}
