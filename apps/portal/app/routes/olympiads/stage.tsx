import { ManagedStageScreen } from '@school/olympiad-desk/screens/ManagedStageScreen'
import { monitoringIn } from '@school/olympiad-conduct/web'
import { readManagedStage } from '@school/olympiad-desk/web'
import { portal } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = portal.olympiads.stage
const queries: PageQueries = ({ params, url }, client) =>
  readManagedStage(Number(params['stage_id']), monitoringIn(url.searchParams), client)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadStagePage() {
  const { stage_id } = useParams()
  const [search] = useSearchParams()
  return <ManagedStageScreen stageId={Number(stage_id)} wanted={monitoringIn(search)} />
}
