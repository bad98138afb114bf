import { OwnFamilyScreen } from '@school/families/screens/OwnFamilyScreen'
import { ownFamilyQuery } from '@school/families/web'
import { link, site } from '@school/routes'
import { data, useNavigate } from 'react-router'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.user.accountFamily
const queries: PageQueries = (_, client) => {
  const user = client.getQueryData(meQuery.queryKey)
  // A page for children: a parent has «Моя семья», and a user without a grade signs for themselves.
  if (user && (user.isParent || user.grade === null)) throw data(null, { status: 403 })
  return [ownFamilyQuery]
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function AccountFamilyPage() {
  const navigate = useNavigate()
  const onCode = (userId: number, code: string) =>
    void navigate(link(site.market.pupilConfirmation, { userId, code }))
  return <OwnFamilyScreen onCode={onCode} />
}
