import { link, site } from '@school/routes'
import { Card, IconArrowRight, Link } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from './Badge.tsx'
import styles from './NewAchievementsCard.module.css'
import { newAchievementsQuery } from './queries.ts'
import { t } from './ru.ts'

/** More of them would push the rest of the dashboard away. */
const shownAtOnce = 3

/** What a pupil has reached and not seen yet, for the dashboard; nothing when there is no news. */
export function NewAchievementsCard({ userId }: { userId: number }) {
  const { data: fresh } = useSuspenseQuery(newAchievementsQuery)
  if (fresh.length === 0) return null
  return (
    <Card as="section" tone="accent" aria-labelledby="new-achievements" className={styles.card}>
      <h2 id="new-achievements" className={styles.title}>
        {t.newTitle(fresh.length)}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {fresh.slice(0, shownAtOnce).map(({ family, of, reachedAt }) => (
          <li key={`${family}-${of}`} className={styles.line}>
            <Badge family={family} isReached size={48} />
            <span className={styles.words}>
              <strong>{t.titles[family](of)}</strong>
              <span className={styles.note}>{t.reachedOn(reachedAt)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to={link(site.lms.profile, { user_id: userId })} className={styles.all}>
        {t.toAchievements} <IconArrowRight aria-hidden="true" />
      </Link>
    </Card>
  )
}
