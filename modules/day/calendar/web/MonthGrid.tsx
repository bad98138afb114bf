import { classNames, hueOf, Link } from '@school/ui'
import type { Look } from './hands.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './MonthGrid.module.css'
import type { Placed } from './placed.ts'
import { t } from './ru.ts'

export interface MonthGridProps {
  days: readonly string[]
  /** The chosen day, in whose month this is. */
  date: string
  placed: ReadonlyMap<string, Placed[]>
  look: Look
  dayAt: (day: string) => string
}

const mostInCell = 3

/** Weeks of a month: a day is chosen by its number, items are shown in it by name or, on narrow screens, as dots. */
export const MonthGrid = ({ days, date, placed, look, dayAt }: MonthGridProps) => (
  <div>
    <ol className={`plain-list ${styles.weekdays}`} aria-hidden="true">
      {t.weekdays.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
    <ol className={`plain-list ${styles.days}`} data-places>
      {days.map((day) => (
        <Cell
          key={day}
          day={day}
          isChosen={day === date}
          isOutside={day.slice(0, 7) !== date.slice(0, 7)}
          items={placed.get(day) ?? []}
          look={look}
          to={dayAt(day)}
        />
      ))}
    </ol>
  </div>
)

interface CellProps {
  day: string
  isChosen: boolean
  isOutside: boolean
  items: readonly Placed[]
  look: Look
  to: string
}

function Cell({ day, isChosen, isOutside, items, look, to }: CellProps) {
  const left = items.length - mostInCell
  const shown = left > 1 ? items.slice(0, mostInCell) : items
  return (
    <li
      className={classNames(styles.day, isOutside && styles.outside)}
      data-place={day}
      data-over={look.hands?.over === day || undefined}
      data-today={day === look.today || undefined}
      data-chosen={isChosen || undefined}
    >
      <Link
        to={to}
        className={styles.choose}
        aria-label={t.dayHas(day, items.length)}
        aria-current={isChosen ? 'date' : undefined}
        preventScrollReset
      >
        <span className={styles.number}>{Number(day.slice(8))}</span>
      </Link>
      <ul className={`plain-list ${styles.items}`}>
        {shown.map((one) => (
          <ItemCard key={`${one.item.id} ${one.part}`} placed={one} look={look} place="cell" />
        ))}
      </ul>
      {left > 1 && <span className={styles.more}>{t.more(left)}</span>}
      <span className={styles.dots} aria-hidden="true">
        {items.slice(0, mostInCell).map(({ item, part }) => (
          <span
            key={`${item.id} ${part}`}
            className={classNames(styles.dot, item.hue !== null && classNames('hue', styles.hued))}
            style={item.hue === null ? undefined : hueOf(item.hue)}
          />
        ))}
      </span>
    </li>
  )
}
