import { OlympiadSolutionsScreen } from '@school/olympiads/screens/OlympiadSolutionsScreen'
import {
  olympiadQuery,
  participantTaskQuery,
  participantWorkQuery,
  shownStage,
  tableIn,
} from '@school/olympiads/web'
import { site } from '@school/routes'
import { useQuery } from '@tanstack/react-query'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'

const page = site.lms.olympiadSolutions

const queries: PageQueries = async ({ params, url }, client) => {
  const olympiad = await client.fetchQuery(olympiadQuery(Number(params['olympiad_id'])))
  const stage = shownStage(olympiad, tableIn(url.searchParams).stageId)
  if (!stage) throw data(null, { status: 404 })
  const userId = Number(params['user_id'])
  const { tasks } = await client.fetchQuery(participantWorkQuery(stage.id, userId))
  const taskId = Number(params['task_id']) || tasks[0]?.id
  if (taskId) await client.fetchQuery(participantTaskQuery(stage.id, userId, taskId))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadSolutionsPage() {
  const { olympiad_id, user_id, task_id } = useParams()
  const [search] = useSearchParams()
  const { data: olympiad } = useQuery(olympiadQuery(Number(olympiad_id)))
  const stage = olympiad && shownStage(olympiad, tableIn(search).stageId)
  return (
    stage && (
      <OlympiadSolutionsScreen stageId={stage.id} userId={Number(user_id)} taskId={Number(task_id) || null} />
    )
  )
}
