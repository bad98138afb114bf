import type { User } from '@school/accounts/contract'
import { link, site } from '@school/routes'
import { Card } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Greeting } from '../Greeting.tsx'
import { OwnPrograms } from '../OwnPrograms.tsx'
import { programsQuery } from '../queries.ts'
import { t } from '../ru-parent.ts'
import styles from './ParentScreen.module.css'

const open = [
  { ...t.courses, to: link(site.lms.catalogCourses) },
  { ...t.olympiads, to: link(site.lms.catalogOlympiads) },
  { ...t.exams, to: link(site.lms.examRehearsals) },
  { ...t.certificates, to: link(site.lms.certificateCheck) },
]

/** What a parent can see, and what is a child's own until the child agrees; nothing is shown as if it were the child's. */
export function ParentScreen({ user, isArchive }: { user: User; isArchive: boolean }) {
  const { data, dataUpdatedAt } = useSuspenseQuery(programsQuery(isArchive))
  return (
    <div className={styles.page}>
      <Greeting user={user} now={new Date(dataUpdatedAt)} lead={t.lead} />
      <Card as="section" aria-labelledby="open-now" className={styles.card}>
        <h2 id="open-now">{t.openTitle}</h2>
        <ul className={`plain-list ${styles.places}`}>
          {open.map(({ title, text, to }) => (
            <li key={to}>
              <Link to={to}>{title}</Link>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" tone="sunken" aria-labelledby="with-consent" className={styles.card}>
        <h2 id="with-consent">{t.consentTitle}</h2>
        {t.consent.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <OwnPrograms user={user} programs={data.programs} isArchive={isArchive} hasLeft={false} />
    </div>
  )
}
