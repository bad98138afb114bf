import { FamilyConsentsScreen } from '@school/families/screens/FamilyConsentsScreen'
import { consentsQuery, familyQuery } from '@school/families/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'
import { familyAt } from '../../family-at.ts'

const page = site.user.familyConsents
const queries: PageQueries = () => [familyQuery, consentsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function FamilyConsentsPage() {
  return <FamilyConsentsScreen familyAt={familyAt(useUser())} />
}
