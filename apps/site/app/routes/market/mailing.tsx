import { MailingScreen } from '@school/profiles/screens/MailingScreen'
import { mailingQuery } from '@school/profiles/web'
import { site } from '@school/routes'
import { useParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.mailing
const queries: PageQueries = ({ params }) => [mailingQuery(params['token'] ?? '')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function MailingPage() {
  const { token = '' } = useParams()
  return <MailingScreen token={token} />
}
