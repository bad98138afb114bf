import styles from '../ContactCards.module.css'
import { Card } from '@school/ui'
import { dialled, type SchoolFacts } from '../facts.ts'
import { t } from '../ru.ts'
import { ContentPageScreen } from './ContentPageScreen.tsx'

export function ContactsScreen({ facts }: { facts: SchoolFacts }) {
  return (
    <ContentPageScreen path="contacts" facts={facts} hasCrumbs>
      <ContactCards facts={facts} />
    </ContentPageScreen>
  )
}

/** The two ways to reach the school, big enough for a thumb. */
function ContactCards({ facts }: { facts: SchoolFacts }) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      <Card as="li">
        <p className={styles.label}>{t.phone}</p>
        <a className={styles.way} href={`tel:${dialled(facts.phone)}`}>
          {facts.phone}
        </a>
      </Card>
      <Card as="li">
        <p className={styles.label}>{t.email}</p>
        <a className={styles.way} href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
      </Card>
    </ul>
  )
}
