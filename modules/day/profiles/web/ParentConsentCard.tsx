import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { ButtonLink, Card, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { missingFieldQuery } from './queries.ts'
import { t } from './ru-consent.ts'

/** Pupils of higher grades are fourteen: the page loads nothing for them. */
const lastAskedGrade = 8

export const mayNeedConsent = (user: User | null | undefined): boolean =>
  !!user && user.isPupil && !user.isParent && user.grade !== null && user.grade.index <= lastAskedGrade

/** A child who has signed up alone may learn; a parent is asked for consent. */
export function ParentConsentCard() {
  const you = useYou()
  const { data } = useQuery(missingFieldQuery)
  if (!data?.consent) return null
  const { askedPhone } = data.consent
  return (
    <Card as="section" tone="accent" aria-labelledby="parent-consent" className={frame.section}>
      <h2 id="parent-consent" className={frame.cardTitle}>
        {t.title}
      </h2>
      <p>{askedPhone ? t.waits(askedPhone) : you(t.text)}</p>
      <div>
        <ButtonLink to={link(site.user.accountFamily)}>{t.ask}</ButtonLink>
      </div>
    </Card>
  )
}
