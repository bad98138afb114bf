import { NewStageScreen } from '@school/olympiad-conduct/screens/NewStageScreen'
import { stageMakingQuery } from '@school/olympiad-conduct/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.teacherOlympiadNewStage
const queries: PageQueries = ({ params }) => [stageMakingQuery(Number(params['olympiad_id']))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherOlympiadNewStagePage() {
  const { olympiad_id } = useParams()
  return <NewStageScreen olympiadId={Number(olympiad_id)} />
}
