import { ButtonLink, Card, IconPlayerPlay, useYou } from '@school/ui'
import type { TodayOffer } from '../contract/index.ts'
import { Line } from './Line.tsx'
import { t } from './ru.ts'
import styles from './today.module.css'

export interface OfferListProps {
  offers: readonly TodayOffer[]
  /** For a pupil who has begun nothing yet: shows one step, and folds the others. */
  isFirstStep: boolean
}

/** What the class of this pupil could begin; nothing when there is nothing for it. */
export function OfferList({ offers, isFirstStep }: OfferListProps) {
  const you = useYou()
  const [first, ...others] = offers
  if (!first) return null
  const shown = isFirstStep ? others : offers
  return (
    <>
      {isFirstStep && (
        <Card as="section" pad="l" aria-labelledby="first-step" className={styles.first}>
          <p className={styles.label}>{t.firstStep}</p>
          <h2 id="first-step" className={styles.firstTitle}>
            {first.title}
          </h2>
          <p className={styles.firstNote}>{first.note}</p>
          <ButtonLink
            kind="primary"
            size="l"
            to={first.url}
            icon={<IconPlayerPlay aria-hidden="true" />}
            className={styles.button}
          >
            {t.begin}
          </ButtonLink>
        </Card>
      )}
      {shown.length > 0 && (
        <Card as="section" aria-labelledby="offers" className={styles.card}>
          <h2 id="offers" className={styles.title}>
            {isFirstStep ? t.other : you(t.offers)}
          </h2>
          <ul className={`plain-list ${styles.lines}`}>
            {shown.map(({ key, ...offer }) => (
              <Line key={key} {...offer} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
