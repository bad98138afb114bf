import { demoAccountsQuery } from '@school/accounts/web'
import { SignInScreen } from '@school/accounts/screens/SignInScreen'
import { WaysIn } from '@school/contacts/web'
import { SocialWays, socialNetsQuery } from '@school/identities/web'
import { site } from '@school/routes'
import { PasskeyEntry } from '@school/sign-in-factors/web'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { findAwaitedCourse, useAwaitedCourse } from '../../awaited-course.ts'

const page = site.market.login
const queries: PageQueries = async ({ url }, client) => {
  await Promise.all([
    client.fetchQuery(demoAccountsQuery),
    client.fetchQuery(socialNetsQuery),
    findAwaitedCourse(client, url.searchParams),
  ])
}

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

export default function LoginPage() {
  const [search] = useSearchParams()
  const redirectUrl = search.get('redirect_url')
  const entry = { redirectUrl, onSignedIn: leaveAfterSignIn }
  return (
    <SignInScreen
      {...entry}
      course={useAwaitedCourse(search)?.title ?? null}
      ways={
        <>
          <WaysIn redirectUrl={redirectUrl} />
          <PasskeyEntry {...entry} isOffered />
          <SocialWays redirectUrl={redirectUrl} />
        </>
      }
    />
  )
}
