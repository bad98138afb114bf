import { formatDay, formatShortWeekday, formatWeekday } from '@school/texts'
import { Card } from '@school/ui'
import { type ActivityDay, isActiveDay } from '../contract/index.ts'
import { weekTotals } from './rules.ts'
import { t } from './ru.ts'
import styles from './WeekCard.module.css'

/** Seven days up to today: in each a circle with what was solved. A missed day is only an empty circle. */
export function WeekCard({ week }: { week: readonly ActivityDay[] }) {
  const totals = weekTotals(week)
  return (
    <Card as="section" aria-labelledby="week">
      <h2 id="week" className={styles.title}>
        {t.week}
      </h2>
      <ol className={`plain-list ${styles.week}`}>
        {week.map((weekDay, index) => (
          <DayOfWeek key={weekDay.day} weekDay={weekDay} isToday={index === week.length - 1} />
        ))}
      </ol>
      <p className={styles.sums}>
        {totals.days > 0 ? (
          <>
            <strong>{t.weekDays(totals.days)}</strong> {t.weekSums(totals.solved, totals.xp)}
          </>
        ) : (
          t.weekEmpty
        )}
      </p>
    </Card>
  )
}

function DayOfWeek({ weekDay, isToday }: { weekDay: ActivityDay; isToday: boolean }) {
  const { day, solved, xp } = weekDay
  const name = isToday ? t.today : `${formatWeekday(day)}, ${formatDay(day)}`
  return (
    <li data-active={isActiveDay(weekDay) || undefined} data-today={isToday || undefined}>
      <span className="visually-hidden">{t.dayHeard(name, solved, xp)}</span>
      <span aria-hidden="true" className={styles.circle}>
        {solved > 0 ? solved : ''}
      </span>
      <span aria-hidden="true" className={styles.name}>
        {formatShortWeekday(day)}
      </span>
    </li>
  )
}
