import { browserLoader, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { RequiredDataScreen } from '@school/profiles/screens/RequiredDataScreen'
import { profileRulesQuery } from '@school/profiles/web'
import { isSafeRedirect, link, portal } from '@school/routes'
import { useSearchParams } from 'react-router'

const page = portal.entry.requiredData
const queries: PageQueries = () => [profileRulesQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function RequiredDataPage() {
  const [search] = useSearchParams()
  const wanted = search.get('redirect_url')
  return (
    <RequiredDataScreen
      phoneAt={link(portal.entry.phoneConfirmationNotice)}
      onDone={() => location.assign(isSafeRedirect(wanted) ? wanted : link(portal.entry.home))}
    />
  )
}
