import { OlympiadSolutionsScreen } from '@school/olympiads/screens/OlympiadSolutionsScreen'
import { olympiadQuery, readSolutionsPage, shownStage, tableIn } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useQuery } from '@tanstack/react-query'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.lms.olympiadSolutions

const queries: PageQueries = async ({ params, url }, client) => {
  const isThere = await readSolutionsPage(client, {
    olympiadId: Number(params['olympiad_id']),
    userId: Number(params['user_id']),
    taskId: Number(params['task_id']) || null,
    search: url.searchParams,
  })
  if (!isThere) throw data(null, { status: 404 })
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
