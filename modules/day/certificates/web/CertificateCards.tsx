import { Card, CardLink, Medal } from '@school/ui'
import type { CertificateCard, CertificateKind } from '../contract/index.ts'
import { certificateAt } from './addresses.ts'
import styles from './CertificateCards.module.css'
import { Seal } from './Seal.tsx'
import { t } from './ru.ts'

const places: Partial<Record<CertificateKind, 1 | 2 | 3>> = {
  diploma_1: 1,
  winner: 1,
  diploma_2: 2,
  prize: 2,
  diploma_3: 3,
}

/** Certificates of a person, each leads to its page. */
export const CertificateCards = ({ certificates }: { certificates: readonly CertificateCard[] }) => (
  <ul className={`plain-list ${styles.cards}`}>
    {certificates.map(({ id, userId, kind, title, details, issuedAt }) => {
      const place = places[kind]
      return (
        <Card as="li" key={id} className={styles.card}>
          {place ? (
            <Medal place={place} title={null} className={styles.sign} />
          ) : (
            <Seal className={styles.sign} />
          )}
          <div className={styles.words}>
            <h3 className={styles.kind}>
              <CardLink to={certificateAt(userId, id)}>{t.kinds[kind]}</CardLink>
            </h3>
            <p className={styles.title}>{title}</p>
            {details && <p className={styles.note}>{details}</p>}
            <p className={styles.note}>{t.issuedOn(issuedAt)}</p>
          </div>
        </Card>
      )
    })}
  </ul>
)
