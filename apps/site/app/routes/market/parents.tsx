import { ParentsScreen } from '@school/parenthood/screens/ParentsScreen'
import { site } from '@school/routes'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'
import { familyAt } from '../../family-at.ts'

const page = site.market.parents

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function ParentsPage() {
  const user = useUser()
  const isGrownUp = user !== null && (user.isParent || user.isAgent)
  return <ParentsScreen isGuest={user === null} familyAt={isGrownUp ? familyAt(user) : null} />
}
