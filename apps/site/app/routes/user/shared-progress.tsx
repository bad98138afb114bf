import { SharedProgressScreen } from '@school/progress/screens/SharedProgressScreen'
import { sharedProgressQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.sharedProgress
const queries: PageQueries = ({ params }) => [
  sharedProgressQuery(Number(params['user_id']), params['token'] ?? ''),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SharedProgressPage() {
  const { user_id, token } = useParams()
  return <SharedProgressScreen userId={Number(user_id)} token={token ?? ''} />
}
