import { ButtonLink, ChipLink, ChipNav, IconChevronLeft, IconChevronRight, Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { Calendar, CalendarKind } from '../contract/item.ts'
import { type Asked, stepFrom, views } from './asked.ts'
import styles from './CalendarBar.module.css'
import { KindIcon } from './KindIcon.tsx'
import { countsOf } from './placed.ts'
import { t } from './ru.ts'

export interface CalendarBarProps {
  calendar: Calendar
  asked: Asked
  /** The address of another view of this page. */
  at: (asked: Asked) => string
}

const toggled = (kinds: readonly CalendarKind[], kind: CalendarKind): CalendarKind[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]

/** Which days, how they are shown, what of them. */
export function CalendarBar({ calendar, asked, at }: CalendarBarProps) {
  const { view, date, kinds } = asked
  const name = view === 'week' ? t.week(calendar.dateFrom, calendar.dateTo) : t.month(date)
  const counts = countsOf(calendar)
  return (
    <div className={styles.bar}>
      <div className={styles.days}>
        <Link
          to={at({ ...asked, date: stepFrom(asked, -1) })}
          className={`no-print ${styles.arrow}`}
          aria-label={t.before[view]}
          preventScrollReset
        >
          <IconChevronLeft aria-hidden="true" />
        </Link>
        <h2 className={styles.name} aria-live="polite">
          {name}
        </h2>
        <Link
          to={at({ ...asked, date: stepFrom(asked, 1) })}
          className={`no-print ${styles.arrow}`}
          aria-label={t.after[view]}
          preventScrollReset
        >
          <IconChevronRight aria-hidden="true" />
        </Link>
      </div>
      <div className={`no-print ${frame.row}`}>
        <ChipNav
          label={t.views}
          choices={views.map((one) => ({
            to: at({ ...asked, view: one }),
            title: t.view[one],
            isChosen: one === view,
          }))}
        />
        {date !== calendar.today && (
          <ButtonLink kind="quiet" to={at({ ...asked, date: calendar.today })} preventScrollReset>
            {t.today}
          </ButtonLink>
        )}
      </div>
      {(counts.length > 1 || kinds.length > 0) && (
        <nav aria-label={t.kindsLabel} className={`no-print ${styles.kinds}`}>
          <ul className={`plain-list ${frame.row}`}>
            {counts.map(({ kind, count }) => (
              <li key={kind}>
                <ChipLink
                  to={at({ ...asked, kinds: toggled(kinds, kind) })}
                  icon={<KindIcon kind={kind} />}
                  count={count}
                  chosen={kinds.includes(kind)}
                  preventScrollReset
                >
                  {t.kinds[kind]}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
