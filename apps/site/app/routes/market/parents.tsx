import { ParentsScreen } from '@school/parenthood/screens/ParentsScreen'
import { site } from '@school/routes'
import { familyAt } from '../../family-at.ts'
import { browserLoader, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.market.parents

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function ParentsPage() {
  const user = useUser()
  const isGrownUp = user !== null && (user.isParent || user.isAgent)
  return <ParentsScreen isGuest={user === null} familyAt={isGrownUp ? familyAt(user) : null} />
}
