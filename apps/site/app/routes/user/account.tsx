import { AccountScreen } from '@school/accounts/screens/AccountScreen'
import { accountTexts as t, profileQuery } from '@school/accounts/web'
import { isBuilt } from '@school/app'
import { EmailActions, PhoneActions } from '@school/contacts/web'
import {
  dataCopiesQuery,
  LeavingCard,
  mayNeedConsent,
  missingFieldQuery,
  ParentConsentCard,
} from '@school/profiles/web'
import { link, type Page, site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { browserLoader, meQuery, type PageQueries, serverLoader, titleOf, usePhoneWay } from '@school/pages'

const page = site.user.account
const queries: PageQueries = (_, client) => [
  profileQuery,
  dataCopiesQuery,
  ...(mayNeedConsent(client.getQueryData(meQuery.queryKey)) ? [missingFieldQuery] : []),
]

export const loader = serverLoader(page, queries)
export const clientLoader = browserLoader(page, queries)
export const meta = titleOf(page)

/** In the order of usage; pages without a screen are not shown (decision 013). */
const pages: { page: Page; title: string; hint: string; of?: 'agent' | 'coach' }[] = [
  { page: site.user.accountProfile, title: t.profile, hint: t.profileHint },
  { page: site.user.accountAvatar, title: t.avatar, hint: t.avatarHint },
  { page: site.user.accountPassword, title: t.password, hint: t.passwordHint },
  { page: site.user.accountSecurity, title: t.security, hint: t.securityHint },
  { page: site.user.accountDevices, title: t.devices, hint: t.devicesHint },
  { page: site.user.accountSubscriptions, title: t.subscriptions, hint: t.subscriptionsHint },
  { page: site.user.accountCoachInfo, title: t.coachInfo, hint: t.coachInfoHint, of: 'agent' },
  { page: site.user.accountCoachSchedule, title: t.coachSchedule, hint: t.coachScheduleHint, of: 'coach' },
  { page: site.lms.acceptCode, title: t.code, hint: t.codeHint },
  { page: site.user.accountPayments, title: t.payments, hint: t.paymentsHint },
]

export default function AccountPage() {
  const { data: user } = useSuspenseQuery(profileQuery)
  const isFor = { agent: user.isAgent, coach: user.isCoach }
  const shown = pages.filter(({ page, of }) => isBuilt(page) && (of === undefined || isFor[of]))
  return (
    <AccountScreen
      pages={shown.map(({ page, title, hint }) => ({ title, hint, to: link(page) }))}
      actions={{
        email: <EmailActions user={user} />,
        phone: <PhoneActions user={user} way={usePhoneWay()} />,
      }}
    >
      {mayNeedConsent(user) && <ParentConsentCard />}
      <LeavingCard userId={user.id} />
    </AccountScreen>
  )
}
