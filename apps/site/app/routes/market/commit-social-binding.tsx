import { CommitBindingScreen } from '@school/identities/screens/CommitBindingScreen'
import { offerQuery } from '@school/identities/web'
import { isSafeRedirect, link, site } from '@school/routes'
import { useNavigate, useSearchParams } from 'react-router'
import { browserLoader, type PageQueries, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.market.commitSocialBinding
const queries: PageQueries = ({ url }) => [offerQuery(url.searchParams.get('offer') ?? '')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function CommitSocialBindingPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const user = useUser()
  const wanted = search.get('redirect_url')
  const backPath = isSafeRedirect(wanted) ? wanted : link(site.user.accountSecurity)
  return (
    <CommitBindingScreen
      offer={search.get('offer') ?? ''}
      name={user?.shortName ?? ''}
      backPath={backPath}
      onBound={() => void navigate(backPath, { replace: true })}
    />
  )
}
