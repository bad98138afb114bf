import { inviteQuery } from '@school/invitations/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { InvitePage } from '@school/pages/InvitePage'
import { cutText } from '@school/texts'

const page = site.lms.teacherInvite
const codeIn = (params: Readonly<Record<string, string | undefined>>) => cutText(params['code'] ?? '', 40)
const queries: PageQueries = ({ params }) => [inviteQuery(codeIn(params))]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function TeacherInvitePage() {
  return <InvitePage code={codeIn(useParams())} />
}
