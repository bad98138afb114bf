import { Chip } from '@school/ui'
import type { Achievement } from '../contract/index.ts'
import styles from './AchievementGrid.module.css'
import { Badge } from './Badge.tsx'
import { t } from './ru.ts'

const noteOf = ({ isReached, reachedAt, done, of }: Achievement): string =>
  reachedAt ? t.reachedOn(reachedAt) : isReached ? t.reached : t.ahead(done, of)

/** Reached ones in colour with their day; those ahead as outlines with their progress. */
export const AchievementGrid = ({ achievements }: { achievements: readonly Achievement[] }) => (
  <ul className={`plain-list ${styles.grid}`}>
    {achievements.map((achievement) => {
      const { family, of, isReached, isNew } = achievement
      return (
        <li key={`${family}-${of}`} className={styles.cell}>
          <Badge family={family} isReached={isReached} size={76} />
          <span className={styles.title}>{t.titles[family](of)}</span>
          <span className={styles.note}>{noteOf(achievement)}</span>
          {isNew && (
            <Chip size="s" tone="ok">
              {t.isNew}
            </Chip>
          )}
        </li>
      )
    })}
  </ul>
)
