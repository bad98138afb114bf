import { InvitationsScreen } from '@school/invitations/screens/InvitationsScreen'
import { invitationsQuery } from '@school/invitations/web'
import { site } from '@school/routes'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '../../loading.ts'
import { useUser } from '../../shell/visitor.ts'

const page = site.lms.invitations
const queries: PageQueries = () => [invitationsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function InvitationsPage() {
  return <InvitationsScreen isAgent={useUser()?.isAgent ?? false} />
}
