import { link, site } from '@school/routes'
import { Card, Chip, Link } from '@school/ui'
import type { TodayKind, TodayLine } from '../contract/index.ts'
import { Line } from './Line.tsx'
import { t } from './ru.ts'
import styles from './today.module.css'

const tones = { going: 'primary', answered: 'ok', due: 'warn', waiting: 'plain' } as const satisfies Record<
  TodayKind,
  string
>

/** What goes on, what is due and what waits; nothing when nothing does. @param hasPlan small children have no plan of this kind */
export function TodayCard({ lines, hasPlan }: { lines: readonly TodayLine[]; hasPlan: boolean }) {
  if (lines.length === 0) return null
  return (
    <Card as="section" aria-labelledby="today" className={styles.card}>
      <h2 id="today" className={styles.title}>
        {t.title}
      </h2>
      <ul className={`plain-list ${styles.lines}`}>
        {lines.map(({ key, kind, ...line }) => (
          <Line key={key} {...line}>
            <Chip size="s" tone={tones[kind]}>
              {t.kinds[kind]}
            </Chip>
          </Line>
        ))}
      </ul>
      {hasPlan && <Link to={link(site.user.dailyPlan)}>{t.wholePlan}</Link>}
    </Card>
  )
}
