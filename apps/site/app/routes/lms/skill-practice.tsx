import { site } from '@school/routes'
import { SessionScreen } from '@school/skills-practice/screens/SessionScreen'
import { SkillScreen } from '@school/skills-practice/screens/SkillScreen'
import { placeOf, sessionQuery, skillQuery } from '@school/skills-practice/web'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.skillPractice

const queries: PageQueries = ({ params, url }) => {
  const { sessionId, userId } = placeOf(url.searchParams)
  return [sessionId === null ? skillQuery(Number(params['skill_id']), userId) : sessionQuery(sessionId)]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function SkillPracticePage() {
  const { skill_id } = useParams()
  const [search] = useSearchParams()
  const user = useUser()
  const { sessionId, userId } = placeOf(search)
  if (sessionId !== null) return <SessionScreen sessionId={sessionId} />
  return user && <SkillScreen skillId={Number(skill_id)} userId={userId} zone={user.timezone} />
}
