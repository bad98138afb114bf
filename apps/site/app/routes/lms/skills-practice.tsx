import { viewerOf } from '@school/accounts/contract'
import { site } from '@school/routes'
import { SessionScreen } from '@school/skills-practice/screens/SessionScreen'
import { SkillMapScreen } from '@school/skills-practice/screens/SkillMapScreen'
import { PupilsPanel } from '@school/skills-practice/screens/PupilsPanel'
import { placeOf, pupilMapsQuery, sessionQuery, skillMapQuery } from '@school/skills-practice/web'
import { admits } from '@school/access'
import { useSearchParams } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.skillsPractice

const queries: PageQueries = ({ url }, client) => {
  const { sessionId, userId } = placeOf(url.searchParams)
  if (sessionId !== null) return [sessionQuery(sessionId)]
  const user = client.getQueryData(meQuery.queryKey)
  const isAgent = userId === null && admits('agent', viewerOf(user ?? null))
  return [skillMapQuery(userId), ...(isAgent ? [pupilMapsQuery()] : [])]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SkillsPracticePage() {
  const [search] = useSearchParams()
  const user = useUser()
  const { sessionId, userId, subject, grade } = placeOf(search)
  if (sessionId !== null) return <SessionScreen sessionId={sessionId} />
  const isAgent = userId === null && admits('agent', viewerOf(user))
  return (
    <SkillMapScreen userId={userId} subject={subject} grade={grade}>
      {user && isAgent && <PupilsPanel zone={user.timezone} />}
    </SkillMapScreen>
  )
}
