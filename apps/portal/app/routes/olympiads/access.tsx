import { ManagedStagesScreen } from '@school/olympiad-desk/screens/ManagedStagesScreen'
import { managedStagesQuery, stagesIn } from '@school/olympiad-desk/web'
import { portal } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.access
const queries: PageQueries = ({ url }) => [managedStagesQuery(stagesIn(url.searchParams))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadAccessPage() {
  const [search] = useSearchParams()
  return <ManagedStagesScreen wanted={stagesIn(search)} />
}
