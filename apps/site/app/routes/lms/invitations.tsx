import { InvitationsScreen } from '@school/invitations/screens/InvitationsScreen'
import { invitationsQuery } from '@school/invitations/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.lms.invitations
const queries: PageQueries = () => [invitationsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function InvitationsPage() {
  return <InvitationsScreen isAgent={useUser()?.isAgent ?? false} />
}
