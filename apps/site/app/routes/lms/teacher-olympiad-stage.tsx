import { MonitoredStageScreen } from '@school/olympiad-jury/screens/MonitoredStageScreen'
import { monitoringIn } from '@school/olympiad-conduct/web'
import { readMonitoredStage } from '@school/olympiad-jury/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherOlympiadStage

const queries: PageQueries = ({ params, url }, client) =>
  readMonitoredStage(Number(params['stage_id']), monitoringIn(url.searchParams), client)

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherOlympiadStagePage() {
  const { stage_id } = useParams()
  const [search] = useSearchParams()
  return <MonitoredStageScreen stageId={Number(stage_id)} wanted={monitoringIn(search)} />
}
