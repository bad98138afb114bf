import { signOut } from '@school/accounts/contract'
import { call } from '@school/api-client'
import { SocialNets, socialNetsQuery } from '@school/identities/web'
import { link, site } from '@school/routes'
import { SecurityScreen } from '@school/sign-in-factors/screens/SecurityScreen'
import { factorsQuery } from '@school/sign-in-factors/web'
import {
  browserLoader,
  leaveAfterSignIn,
  type PageQueries,
  serverLoader,
  titleOf,
  useUser,
} from '@school/pages'

const page = site.user.accountSecurity
const queries: PageQueries = () => [factorsQuery, socialNetsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** The sign-in page leads back here. */
const signInAgain = async () => {
  await call(signOut, {})
  location.assign(link(site.market.login, {}, { redirect_url: link(page) }))
}

export default function AccountSecurityPage() {
  const user = useUser()
  return (
    user && (
      <SecurityScreen
        owesFactor={user.owesFactor}
        ways={<SocialNets backPath={link(page)} />}
        onSignInAgain={() => void signInAgain()}
        onFreed={() => void leaveAfterSignIn(null)}
      />
    )
  )
}
