import { classNames, IconButton, IconPlus } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import styles from './DayLists.module.css'
import type { Look } from './hands.ts'
import { ItemCard } from './ItemCard.tsx'
import type { Placed } from './placed.ts'
import { t } from './ru.ts'

interface DayItemsProps {
  items: readonly Placed[]
  look: Look
}

const Items = ({ items, look, place = 'line' }: DayItemsProps & { place?: 'line' | 'column' }) => (
  <ul className={`plain-list ${styles.items}`}>
    {items.map((one) => (
      <ItemCard key={`${one.item.id} ${one.part}`} placed={one} look={look} place={place} />
    ))}
  </ul>
)

export interface DayListsProps {
  days: readonly string[]
  placed: ReadonlyMap<string, Placed[]>
  look: Look
}

/** Seven days side by side; one under another on narrow screens and on paper. */
export const WeekGrid = ({ days, placed, look }: DayListsProps) => (
  <ol className={`plain-list ${styles.week}`} data-places>
    {days.map((day) => (
      <li
        key={day}
        className={styles.column}
        data-place={day}
        data-over={look.hands?.over === day || undefined}
        data-today={day === look.today || undefined}
      >
        <DayHead day={day} look={look} />
        <Items items={placed.get(day) ?? []} look={look} place="column" />
      </li>
    ))}
  </ol>
)

function DayHead({ id, day, look: { hands } }: { id?: string; day: string; look: Look }) {
  return (
    <div className={styles.head}>
      <h3 id={id} className={styles.dayName}>
        {t.day(day)}
      </h3>
      {hands && (
        <IconButton
          className={styles.add!}
          label={t.addTo(day)}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => hands.add(day)}
        />
      )}
    </div>
  )
}

/** Days on which there is something. */
export const DayList = ({ days, placed, look }: DayListsProps) => (
  <ol className={classNames('plain-list', styles.list)}>
    {days
      .filter((day) => placed.has(day))
      .map((day) => (
        <li key={day} className={styles.listed}>
          <h3 className={styles.dayName}>{t.day(day)}</h3>
          <Items items={placed.get(day)!} look={look} />
        </li>
      ))}
  </ol>
)

/** The chosen day of a month. */
export const ChosenDay = ({ day, items, look }: DayItemsProps & { day: string }) => (
  <section className={`no-print ${styles.listed}`} aria-labelledby="chosen-day">
    <DayHead id="chosen-day" day={day} look={look} />
    {items.length > 0 ? <Items items={items} look={look} /> : <p className={frame.note}>{t.dayEmpty}</p>}
  </section>
)
