import { IconFlame } from '@school/ui'
import { useQuery } from '@tanstack/react-query'
import { streakQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './streaks.module.css'

/** The row of days next to the level; renders nothing while it is not known or has not begun. */
export function StreakLine() {
  const { data: streak } = useQuery(streakQuery)
  if (!streak || streak.daysOfThirty === 0) return null
  return (
    <span className={styles.flame}>
      <IconFlame aria-hidden="true" size={18} />{' '}
      {streak.days > 0 ? t.inRow(streak.days) : t.ofThirty(streak.daysOfThirty)}
    </span>
  )
}
