import type { Level } from '@school/rewards/contract'
import { Card, ProgressRing } from '@school/ui'
import type { ReactNode } from 'react'
import styles from './LevelCard.module.css'
import { t } from './ru.ts'

/** The ring of the level: how much is gained inside it and what is left to the next. */
export function LevelCard({ level, children }: { level: Level; children?: ReactNode }) {
  const { level: number, gainedXp, availableXp } = level
  return (
    <Card as="section" aria-labelledby="level" className={styles.card}>
      <ProgressRing percent={(100 * gainedXp) / availableXp} label={t.levelProgress} size={104}>
        <span className={styles.number}>{number}</span>
      </ProgressRing>
      <div className={styles.words}>
        <h2 id="level" className={styles.title}>
          {t.level(number)}
        </h2>
        <p className={styles.gained}>{t.levelGained(gainedXp, availableXp)}</p>
        <p className={styles.left}>{t.levelLeft(availableXp - gainedXp, number + 1)}</p>
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </Card>
  )
}
