import { HomeScreen } from '@school/catalog/screens/HomeScreen'
import { coursesQuery, facetsQuery, landingQuery, sampleCourse } from '@school/catalog/web'
import { ContinuePlace } from '@school/progress/screens/ContinuePlace'
import { programsQuery } from '@school/progress/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { brand } from '../../brand.ts'
import { usePersonalParts } from '../../shell/personal.ts'

const page = site.market.home

const tryOf = (search: URLSearchParams): number | null => Number(search.get('try')) || null

const queries: PageQueries = async ({ url }, client) => {
  const user = client.getQueryData(meQuery.queryKey) ?? null
  const [{ rows }] = await Promise.all([
    client.fetchQuery(coursesQuery()),
    client.fetchQuery(facetsQuery()),
    user?.isPupil ? client.fetchQuery(programsQuery(false)) : null,
  ])
  const chosen = sampleCourse(rows, tryOf(url.searchParams), user?.grade?.index)
  if (chosen) await client.fetchQuery(landingQuery(chosen.id))
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page, brand.description)

export default function HomePage() {
  const user = useUser()
  const [search] = useSearchParams()
  const personal = usePersonalParts(user?.isPupil ?? false)
  const strip = personal && (
    <ContinuePlace>
      <personal.ContinueStrip />
    </ContinuePlace>
  )
  return <HomeScreen user={user} tryCourseId={tryOf(search)} strip={strip} />
}
