import { ProfileFormScreen } from '@school/profiles/screens/ProfileFormScreen'
import { ownProfileQuery, profileRulesQuery, subjectsQuery } from '@school/profiles/web'
import { site } from '@school/routes'
import { useQueryClient } from '@tanstack/react-query'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountProfile
const queries: PageQueries = () => [ownProfileQuery, profileRulesQuery, subjectsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountProfilePage() {
  const client = useQueryClient()
  return <ProfileFormScreen onPhoto={(saved) => void client.setQueryData(meQuery.queryKey, saved)} />
}
