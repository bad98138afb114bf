import type { Profile } from '@school/accounts/contract'
import { isPromotion, mailings } from '@school/users/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, EmptyState, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mailingTitles } from '../../contract/index.ts'
import { isChildProfile, MailingSwitch } from '../MailingSwitch.tsx'
import { ownProfileQuery } from '../queries.ts'
import styles from '../profile.module.css'
import { t } from '../ru.ts'

/** In the order in which people miss them. */
const order = Object.keys(mailingTitles)
const inOrder = mailings.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

export function SubscriptionsScreen() {
  const { data: profile } = useSuspenseQuery(ownProfileQuery)
  return (
    <div className={frame.page}>
      <PageHeader title={t.subscriptionsTitle} />
      <Card as="section" aria-labelledby="letters" className={styles.card}>
        <h2 id="letters">{t.letters}</h2>
        {profile.email === null ? <NoLetters /> : <Letters profile={profile} />}
      </Card>
      <Card as="section" aria-labelledby="paid" className={styles.card}>
        <h2 id="paid">{t.paid}</h2>
        <EmptyState
          title={t.noPaid}
          text={t.noPaidText}
          action={<ButtonLink to={link(site.lms.catalogCourses)}>{t.toCatalog}</ButtonLink>}
        />
      </Card>
    </div>
  )
}

function Letters({ profile }: { profile: Profile }) {
  const you = useYou()
  const isChild = isChildProfile(profile)
  return (
    <>
      <p>{you(t.lettersLead)}</p>
      {inOrder
        .filter((mailing) => !(isChild && isPromotion(mailing)))
        .map((mailing) => (
          <MailingSwitch key={mailing} mailing={mailing} wanted={profile.communicationSubscriptions} />
        ))}
      {isChild && <p className={frame.note}>{t.noPromotions}</p>}
    </>
  )
}

/** Without an address there is nothing to switch. */
const NoLetters = () => (
  <>
    <p>{t.noEmail}</p>
    <div>
      <ButtonLink to={link(site.user.account)}>{t.addEmail}</ButtonLink>
    </div>
  </>
)
