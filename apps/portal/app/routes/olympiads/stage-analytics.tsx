import { LevelScreen } from '@school/olympiad-analytics/screens/LevelScreen'
import { levelQuery } from '@school/olympiad-analytics/web'
import { portal } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.stageAnalytics
interface Params {
  stageId?: string
  organizationId?: string
}
const placeIn = ({ stageId, organizationId }: Params) => ({
  stageId: Number(stageId),
  organizationId: organizationId === undefined ? null : Number(organizationId),
})

const queries: PageQueries = ({ params }) => {
  const { stageId, organizationId } = placeIn(params)
  return [levelQuery(stageId, organizationId)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function StageAnalyticsPage() {
  return <LevelScreen {...placeIn(useParams<keyof Params>())} />
}
