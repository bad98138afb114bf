import { browserLoader, serverLoader, titleOf } from '@school/pages'
import { OwnProgress, ownProgressQueries } from '@school/pages/OwnProgress'
import { site } from '@school/routes'

const page = site.user.progress
const queries = () => ownProgressQueries

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ProgressPage() {
  return <OwnProgress />
}
