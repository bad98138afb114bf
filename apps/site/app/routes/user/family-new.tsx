import { FamilyNewScreen } from '@school/families/screens/FamilyNewScreen'
import { link, site } from '@school/routes'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'
import { familyAt } from '../../family-at.ts'

const page = site.user.familyNew

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function FamilyNewPage() {
  const user = useUser()
  // A user who has just become a parent has other menus: a full page load shows them.
  return (
    <FamilyNewScreen
      familyAt={familyAt(user)}
      isFamilyOpen={user !== null && (user.isParent || user.isAgent)}
      onTied={() => location.assign(link(site.user.family))}
    />
  )
}
