import { CoachDataScreen } from '@school/coaches/screens/CoachDataScreen'
import { coachDataQuery } from '@school/coaches/web'
import { subjectsQuery } from '@school/profiles/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.user.accountCoachInfo
const queries: PageQueries = () => [coachDataQuery, subjectsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountCoachInfoPage() {
  const user = useUser()
  return user && <CoachDataScreen isCoach={user.isCoach} />
}
