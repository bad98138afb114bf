import { OlympiadRatingScreen } from '@school/olympiads/screens/OlympiadRatingScreen'
import {
  olympiadQuery,
  ownPlaceQuery,
  participantsQuery,
  shownGrade,
  shownStage,
  stageRegionsQuery,
  stageSchoolsQuery,
  tableIn,
} from '@school/olympiads/web'
import { site } from '@school/routes'
import { data, useParams, useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.olympiadRating

const queries: PageQueries = async ({ params, url }, client) => {
  if (params['by'] !== 'users' && params['by'] !== 'schools') throw data(null, { status: 404 })
  const olympiad = await client.fetchQuery(olympiadQuery(Number(params['olympiad_id'])))
  const wanted = tableIn(url.searchParams)
  const stage = shownStage(olympiad, wanted.stageId)
  if (!stage) return
  const { region, page: shownPage } = wanted
  const key = { stageId: stage.id, grade: shownGrade(stage, olympiad, wanted.grade), region }
  const regions = client.fetchQuery(stageRegionsQuery(key))
  if (params['by'] === 'schools') {
    await Promise.all([regions, client.fetchQuery(stageSchoolsQuery(key))])
    return
  }
  const isSignedIn = Boolean(client.getQueryData(meQuery.queryKey))
  await Promise.all([
    regions,
    client.fetchQuery(participantsQuery(key, shownPage)),
    isSignedIn ? client.fetchQuery(ownPlaceQuery(key)) : null,
  ])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function OlympiadRatingPage() {
  const { olympiad_id, by } = useParams()
  const [search] = useSearchParams()
  return (
    <OlympiadRatingScreen
      olympiadId={Number(olympiad_id)}
      by={by === 'schools' ? 'schools' : 'users'}
      {...tableIn(search)}
      userId={useUser()?.id ?? null}
    />
  )
}
