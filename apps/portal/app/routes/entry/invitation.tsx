import { OwnInvitationsScreen } from '@school/invitations/screens/OwnInvitationsScreen'
import { ownInvitationsQuery } from '@school/invitations/web'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { portal } from '@school/routes'

const page = portal.entry.invitation
const queries: PageQueries = () => [ownInvitationsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function InvitationPage() {
  return <OwnInvitationsScreen />
}
