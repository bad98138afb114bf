import { ConfirmBindingScreen } from '@school/identities/screens/ConfirmBindingScreen'
import { offerQuery } from '@school/identities/web'
import { site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.confirmSocialBinding
const queries: PageQueries = ({ url }) => [offerQuery(url.searchParams.get('offer') ?? '')]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function ConfirmSocialBindingPage() {
  const [search] = useSearchParams()
  return (
    <ConfirmBindingScreen
      offer={search.get('offer') ?? ''}
      isKnown={search.get('way') === 'known'}
      onSignedIn={leaveAfterSignIn}
    />
  )
}
