import { formatDay } from '@school/texts'
import { Button, classNames, IconPlus } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useState } from 'react'
import type { CoachSchedule, CoachSlot } from '../contract/index.ts'
import { RemoveSlot } from './RemoveSlot.tsx'
import { t } from './ru-schedule.ts'
import styles from './schedule.module.css'
import { SlotDialog } from './SlotDialog.tsx'

/** Seven days in a row, on a telephone in a column; clicking hours offers to remove them. */
export function WeekGrid({ schedule: { days, slots, today } }: { schedule: CoachSchedule }) {
  const [asked, setAsked] = useState<CoachSlot | null>(null)
  const [adding, setAdding] = useState<number | null>(null)
  return (
    <>
      <ol className={`plain-list ${styles.week}`}>
        {days.map(({ day, isVacation }, index) => {
          const weekday = index + 1
          const own = slots
            .filter((slot) => (slot.day === null ? slot.weekday === weekday : slot.day === day))
            .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
          const look = classNames(styles.day, day === today && styles.today, isVacation && styles.vacation)
          return (
            <li key={day} className={look} aria-current={day === today ? 'date' : undefined}>
              <div>
                <h3>{t.weekday(weekday)}</h3>
                <p className={frame.note}>{day === today ? t.today(day) : formatDay(day)}</p>
              </div>
              <div className={styles.slots}>
                {isVacation && <p>{t.vacation}</p>}
                {!isVacation && own.length === 0 && <p className={frame.note}>{t.nothing}</p>}
                {!isVacation &&
                  own.map((slot) => (
                    <button
                      key={slot.id}
                      type="button"
                      className={classNames(styles.slot, slot.kind !== 'regular' && styles[slot.kind])}
                      onClick={() => setAsked(slot)}
                    >
                      <strong>{t.hours(slot.startsAt, slot.endsAt)}</strong> <span>{t.kinds[slot.kind]}</span>
                    </button>
                  ))}
              </div>
              {!isVacation && (
                <Button
                  kind="quiet"
                  size="s"
                  className={styles.add}
                  icon={<IconPlus aria-hidden="true" />}
                  aria-label={t.addTo(day)}
                  onClick={() => setAdding(index)}
                >
                  {t.addHours}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {asked && <RemoveSlot slot={asked} onClose={() => setAsked(null)} />}
      {adding !== null && (
        <SlotDialog
          day={days[adding]!.day}
          weekday={adding + 1}
          isPast={days[adding]!.day < today}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  )
}
