import { OlympiadStatsScreen } from '@school/olympiads/screens/OlympiadStatsScreen'
import { olympiadQuery, shownGrade, shownStage, stageStatsQuery, tableIn } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.olympiadStats

const queries: PageQueries = async ({ params, url }, client) => {
  const olympiad = await client.fetchQuery(olympiadQuery(Number(params['olympiad_id'])))
  const wanted = tableIn(url.searchParams)
  const stage = shownStage(olympiad, wanted.stageId)
  if (!stage) return
  const grade = shownGrade(stage, olympiad, wanted.grade)
  await client.fetchQuery(stageStatsQuery({ stageId: stage.id, grade }))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadStatsPage() {
  const { olympiad_id } = useParams()
  const [search] = useSearchParams()
  const { stageId, grade } = tableIn(search)
  return <OlympiadStatsScreen olympiadId={Number(olympiad_id)} stageId={stageId} grade={grade} />
}
