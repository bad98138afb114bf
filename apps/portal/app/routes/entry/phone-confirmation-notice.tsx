import { profileQuery } from '@school/accounts/web'
import { PhoneNoticeScreen } from '@school/contacts/screens/PhoneNoticeScreen'
import { browserLoader, type PageQueries, serverLoader, titleOf, usePhoneWay } from '@school/pages'
import { link, portal } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'

const page = portal.entry.phoneConfirmationNotice
const queries: PageQueries = () => [profileQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function PhoneConfirmationNoticePage() {
  const { data: user } = useSuspenseQuery(profileQuery)
  return <PhoneNoticeScreen user={user} way={usePhoneWay()} homeAt={link(portal.entry.home)} />
}
