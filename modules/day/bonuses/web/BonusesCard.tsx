import { formatDayAndYear } from '@school/texts'
import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import styles from './bonuses.module.css'
import { bonusesQuery } from './queries.ts'
import { t } from './ru.ts'

/** How many bonuses there are, and where they have come from; nothing while there never were any. */
export function BonusesCard() {
  const { data } = useSuspenseQuery(bonusesQuery)
  if (data.transactions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bonuses" className={styles.card}>
      <h2 id="bonuses">{t.bonuses}</h2>
      <p className={styles.sum}>{t.inside(data.balance)}</p>
      <p className={frame.note}>{t.use}</p>
      <ul className="plain-list">
        {data.transactions.map(({ id, amount, reason, createdAt }) => (
          <li key={id} className={styles.line}>
            <span>
              {reason}, {formatDayAndYear(createdAt)}
            </span>
            <strong>{t.signed(amount)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
