import { InvitationsPrintScreen } from '@school/invitations/screens/InvitationsPrintScreen'
import { invitationsQuery } from '@school/invitations/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, type RouteHandle, serverLoader, titleOf } from '@school/pages'

const page = site.lms.invitationsPrint
const queries: PageQueries = () => [invitationsQuery]

export const handle: RouteHandle = { isBare: true }
export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function InvitationsPrintPage() {
  const [search] = useSearchParams()
  const id = Number(search.get('school_class_id'))
  return (
    <main id="content" tabIndex={-1}>
      <InvitationsPrintScreen
        schoolClassId={Number.isInteger(id) && id > 0 ? id : null}
        isPoster={search.get('view') === 'poster'}
      />
    </main>
  )
}
