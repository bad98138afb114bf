import { addDays, formatShortWeekday } from '@school/texts'
import { classNames, IconChevronLeft, IconChevronRight, Link } from '@school/ui'
import type { PlanDay } from '../contract/index.ts'
import { dayAt } from './addresses.ts'
import { t } from './ru-plan.ts'
import styles from './WeekStrip.module.css'

export interface WeekStripProps {
  days: readonly PlanDay[]
  date: string
  today: string
}

/** Seven days: how much each has planned and what is due; links to each, and to the previous and next weeks. */
export function WeekStrip({ days, date, today }: WeekStripProps) {
  const most = Math.max(60, ...days.map(({ minutes }) => minutes.planned))
  const monday = days[0]!.date
  return (
    <nav aria-label={t.week} className={styles.week}>
      <Link
        to={dayAt(addDays(monday, -7), today)}
        className={styles.arrow}
        aria-label={t.weekBefore}
        preventScrollReset
      >
        <IconChevronLeft aria-hidden="true" />
      </Link>
      <ol className={`plain-list ${styles.days}`}>
        {days.map((day) => (
          <li key={day.date}>
            <Day
              day={day}
              isChosen={day.date === date}
              isToday={day.date === today}
              today={today}
              most={most}
            />
          </li>
        ))}
      </ol>
      <Link
        to={dayAt(addDays(monday, 7), today)}
        className={styles.arrow}
        aria-label={t.weekAfter}
        preventScrollReset
      >
        <IconChevronRight aria-hidden="true" />
      </Link>
    </nav>
  )
}

interface DayProps {
  day: PlanDay
  isChosen: boolean
  isToday: boolean
  today: string
  most: number
}

function Day({
  day: { date, minutes, deadlines, easy, isDayOff },
  isChosen,
  isToday,
  today,
  most,
}: DayProps) {
  const heightOf = (part: number) => ({ blockSize: `${Math.round((100 * part) / most)}%` })
  const more = isDayOff ? t.dayOff : easy && t.easy[easy]
  return (
    <Link
      to={dayAt(date, today)}
      className={classNames(styles.day, (easy !== null || isDayOff) && styles.easy)}
      aria-current={isChosen ? 'date' : undefined}
      data-today={isToday || undefined}
      preventScrollReset
    >
      <span className="visually-hidden">{t.weekDay(date, minutes, deadlines, more)}</span>
      <span aria-hidden="true">{formatShortWeekday(date)}</span>
      <span aria-hidden="true" className={styles.number}>
        {Number(date.slice(8))}
      </span>
      <span className={styles.bar}>
        <span className={styles.planned} style={heightOf(minutes.planned)} />
        <span className={styles.done} style={heightOf(minutes.done)} />
      </span>
      <span className={styles.dots}>{deadlines > 0 && <span className={styles.dot} />}</span>
    </Link>
  )
}
