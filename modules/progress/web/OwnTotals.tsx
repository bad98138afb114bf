import { formatNumber } from '@school/texts'
import { Card, StatNumber } from '@school/ui'
import type { OwnProgress } from '../contract/index.ts'
import { LevelCard } from './LevelCard.tsx'
import styles from './OwnTotals.module.css'
import { percentText } from './ru.ts'
import { t } from './ru-progress.ts'

/** The level and four figures of everything that was ever done. */
export function OwnTotals({ level, totals }: Pick<OwnProgress, 'level' | 'totals'>) {
  return (
    <div className={styles.totals}>
      <LevelCard level={level} />
      <Card as="section" aria-label={t.totals} className={styles.numbers}>
        <StatNumber value={formatNumber(totals.closed)} label={t.closed(totals.closed)} />
        <StatNumber value={percentText(totals.successPercent)} label={t.success} />
        <StatNumber value={formatNumber(totals.xp)} label={t.xp} />
        <StatNumber value={formatNumber(totals.activeDays)} label={t.activeDays(totals.activeDays)} />
      </Card>
    </div>
  )
}
