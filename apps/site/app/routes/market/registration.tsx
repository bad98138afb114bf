import { SignUpScreen } from '@school/accounts/screens/SignUpScreen'
import { SocialWays, socialNetsQuery } from '@school/identities/web'
import { link, site } from '@school/routes'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'

const page = site.market.registration
const queries: PageQueries = () => [socialNetsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function RegistrationPage() {
  const [search] = useSearchParams()
  return (
    <SignUpScreen
      redirectUrl={search.get('redirect_url')}
      role={search.get('role')}
      ways={<SocialWays redirectUrl={search.get('redirect_url')} />}
      // A user who came for a page gets it; others answer the onboarding questions first, once.
      onSignedIn={(path) => leaveAfterSignIn(path ?? link(site.lms.onboarding))}
    />
  )
}
