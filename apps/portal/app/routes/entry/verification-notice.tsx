import { WaitingScreen } from '@school/invitations/screens/WaitingScreen'
import { ownInvitationsQuery } from '@school/invitations/web'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { link, portal } from '@school/routes'

const page = portal.entry.verificationNotice
const queries: PageQueries = () => [ownInvitationsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function VerificationNoticePage() {
  return <WaitingScreen homeAt={link(portal.entry.home)} />
}
