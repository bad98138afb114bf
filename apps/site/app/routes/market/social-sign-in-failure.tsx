import type { Provider } from '@school/identities/contract'
import { SocialFailureScreen } from '@school/identities/screens/SocialFailureScreen'
import { site } from '@school/routes'
import { useParams, useSearchParams } from 'react-router'
import { browserLoader, serverLoader, titleOf, useUser } from '@school/pages'

const page = site.market.socialSignInFailure

export const loader = serverLoader(page)
export const clientLoader = browserLoader(page)
export const meta = titleOf(page)

export default function SocialSignInFailurePage() {
  const [search] = useSearchParams()
  return (
    <SocialFailureScreen
      provider={useParams()['provider'] as Provider}
      reason={search.get('reason')}
      isSignedIn={useUser() !== null}
    />
  )
}
