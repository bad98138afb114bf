import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { OwnProgress, ownProgressQueries } from '@school/pages/OwnProgress'
import { portal } from '@school/routes'
import { data } from 'react-router'

const page = portal.personal.progress

/** Of oneself; of pupils a teacher reads in the classes, a parent on the page of the child. */
const queries: PageQueries = ({ params }, client) => {
  const isOwn = Number(params['userId']) === client.getQueryData(meQuery.queryKey)?.id
  if (!isOwn || params['resourceType'] !== undefined) throw data(null, { status: 404 })
  return ownProgressQueries
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PortalProgressPage() {
  return <OwnProgress />
}
