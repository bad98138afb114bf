import { gradeLabel } from '@school/texts'
import { Avatar, Card, CardLink, Chip, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ownAvatar } from '@school/users/contract'
import { shownPhone } from '../../contract/index.ts'
import styles from '../account.module.css'
import { profileQuery } from '../queries.ts'
import { t } from '../ru-account.ts'

export interface AccountPage {
  to: string
  title: string
  hint: string
}

export interface AccountScreenProps {
  /** Pages of the account that are there for this person. */
  pages: readonly AccountPage[]
  /** Actions of higher modules for a contact: confirm it, change it. */
  actions?: Partial<Record<'email' | 'phone' | 'parentPhone', ReactNode>>
  /** Cards of higher modules, after our own. */
  children?: ReactNode
}

/** The account at a glance: who it is, what is confirmed, and where the rest is changed. */
export function AccountScreen({ pages, actions = {}, children }: AccountScreenProps) {
  const { data: profile } = useSuspenseQuery(profileQuery)
  const { email, login, phone, parentPhone, grade } = profile
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} />
      <div className={styles.columns}>
        <Card as="section" aria-label={profile.fullName}>
          <div className={styles.person}>
            <Avatar name={profile.shortName} portrait={ownAvatar(profile)} size={72} />
            <div>
              <h2>{profile.fullName}</h2>
              {grade && <p className={frame.note}>{gradeLabel(grade.index)}</p>}
            </div>
          </div>
        </Card>
        <Card as="section" aria-labelledby="account-contacts">
          <h2 id="account-contacts">{t.contacts}</h2>
          <ul className={`plain-list ${styles.rows}`}>
            {login && (
              <Contact title={t.login} value={login} state={null}>
                {null}
              </Contact>
            )}
            <Contact title={t.email} value={email} state={emailState(email, profile.emailConfirmed)}>
              {actions.email}
            </Contact>
            <Contact
              title={t.phone}
              value={phone && shownPhone(phone)}
              state={phoneState(phone, profile.phoneConfirmed)}
            >
              {actions.phone}
            </Contact>
            {parentPhone && (
              <Contact title={t.parentPhone} value={shownPhone(parentPhone)} state={<Chip>{t.given}</Chip>}>
                {actions.parentPhone}
              </Contact>
            )}
          </ul>
        </Card>
      </div>
      {pages.length > 0 && (
        <section className={frame.section} aria-labelledby="account-pages">
          <h2 id="account-pages">{t.pages}</h2>
          <div className={styles.pages}>
            {pages.map(({ to, title, hint }) => (
              <Card key={to}>
                <CardLink to={to}>{title}</CardLink>
                <p className={frame.note}>{hint}</p>
              </Card>
            ))}
          </div>
        </section>
      )}
      {children}
    </div>
  )
}

const emailState = (email: string | null, isConfirmed: boolean) =>
  email === null ? (
    <Chip>{t.noneEmail}</Chip>
  ) : (
    <Chip tone={isConfirmed ? 'ok' : 'warn'}>{isConfirmed ? t.confirmedEmail : t.unconfirmedEmail}</Chip>
  )

const phoneState = (phone: string | null, isConfirmed: boolean) =>
  phone === null ? (
    <Chip>{t.none}</Chip>
  ) : (
    <Chip tone={isConfirmed ? 'ok' : 'warn'}>{isConfirmed ? t.confirmed : t.unconfirmed}</Chip>
  )

interface ContactProps {
  title: string
  value: string | null
  state: ReactNode
  children: ReactNode
}

const Contact = ({ title, value, state, children }: ContactProps) => (
  <li>
    <div className={styles.what}>
      <strong>{title}</strong>
      {value && <span>{value}</span>}
    </div>
    {state}
    {children}
  </li>
)
