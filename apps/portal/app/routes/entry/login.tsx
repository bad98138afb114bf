import { demoAccountsQuery } from '@school/accounts/web'
import { SignInScreen } from '@school/accounts/screens/SignInScreen'
import { WaysIn } from '@school/contacts/web'
import { SocialWays, socialNetsQuery } from '@school/identities/web'
import { link, portal } from '@school/routes'
import { PasskeyEntry } from '@school/sign-in-factors/web'
import { Card, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserLoader, leaveAfterSignIn, type PageQueries, serverLoader, titleOf } from '@school/pages'
import { type DocumentData, useDocument } from '../../document.ts'
import { ru } from '../../ru.ts'
import styles from './entry.module.css'

const page = portal.entry.login
const queries: PageQueries = () => [demoAccountsQuery, socialNetsQuery]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** For a portal whose people have accounts elsewhere: there is no form (school-portal §1). */
function ExternalOnly({
  redirectUrl,
  settings,
}: { redirectUrl: string | null } & Pick<DocumentData, 'settings'>) {
  const { data: nets } = useSuspenseQuery(socialNetsQuery)
  return (
    <Card className={styles.card}>
      <h1>{ru.externalTitle}</h1>
      <p>{ru.externalLead}</p>
      <SocialWays redirectUrl={redirectUrl} />
      {nets.length === 0 && (
        <p>
          {ru.externalAbsent} <a href={`mailto:${settings.support.email}`}>{settings.support.email}</a>
        </p>
      )}
    </Card>
  )
}

export default function LoginPage() {
  const [search] = useSearchParams()
  const settings = useDocument()?.settings
  const redirectUrl = search.get('redirect_url')
  if (settings?.flags.externalSignInOnly)
    return <ExternalOnly redirectUrl={redirectUrl} settings={settings} />
  const entry = { redirectUrl, onSignedIn: leaveAfterSignIn }
  return (
    <SignInScreen
      {...entry}
      isForNewcomers={settings?.flags.registration ?? false}
      ways={
        <>
          <WaysIn redirectUrl={redirectUrl} hasCode={settings?.flags.phoneAsLogin ?? false} />
          <PasskeyEntry {...entry} isOffered />
          {settings?.features.includes('tinfoil') && <Link to={link(portal.entry.tinfoil)}>{ru.byCode}</Link>}
          {settings?.flags.externalSignIn && <SocialWays redirectUrl={redirectUrl} />}
        </>
      }
    />
  )
}
