import { familyQuery } from '@school/families/web'
import { OlympiadSolutionsScreen } from '@school/olympiads/screens/OlympiadSolutionsScreen'
import { olympiadQuery, readSolutionsPage, shownStage, tableIn } from '@school/olympiads/web'
import { site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, useParams, useSearchParams } from 'react-router'
import { browserChildLoader, type PageQueries, serverChildLoader, titleOf } from '@school/pages'
import { ChildPage } from '../../child/ChildPage.tsx'

const page = site.user.childOlympiadSolutions
const queries: PageQueries = async ({ params, url }, client) => {
  const isThere = await readSolutionsPage(client, {
    olympiadId: Number(params['olympiad_id']),
    userId: Number(params['child_id']),
    taskId: Number(params['task_id']) || null,
    search: url.searchParams,
  })
  if (!isThere) throw data(null, { status: 404 })
}
const ofParent: PageQueries = () => [familyQuery]

export const loader = serverChildLoader(page, queries, ofParent)
export const clientLoader = browserChildLoader(page, queries, ofParent)
export const meta = titleOf(page)

export default function ChildOlympiadSolutionsPage() {
  return (
    <ChildPage>
      <Solutions />
    </ChildPage>
  )
}

/** Inside of the eyes of the child: there the olympiad is known. */
function Solutions() {
  const { child_id, olympiad_id, task_id } = useParams()
  const [search] = useSearchParams()
  const { data: olympiad } = useSuspenseQuery(olympiadQuery(Number(olympiad_id)))
  const stage = shownStage(olympiad, tableIn(search).stageId)
  return (
    stage && (
      <OlympiadSolutionsScreen
        stageId={stage.id}
        userId={Number(child_id)}
        taskId={Number(task_id) || null}
      />
    )
  )
}
