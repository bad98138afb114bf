import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { minutesApart } from '@school/texts'
import type { ReactNode } from 'react'
import type { Calendar, CalendarItem } from '../contract/item.ts'
import type { Asked } from './asked.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { ChosenDay, DayList, WeekGrid } from './DayLists.tsx'
import type { Hands } from './hands.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { byDay, daysOf } from './placed.ts'
import { t } from './ru.ts'

export interface CalendarViewProps {
  calendar: Calendar
  /** What of it is shown. */
  items: readonly CalendarItem[]
  asked: Asked
  at: (asked: Asked) => string
  hands: Hands | null
  /** Where nothing is found and no filter is to blame. */
  empty: ReactNode
}

/** A calendar for any reader; `hands` (the handlers of its owner) make it editable. */
export function CalendarView({ calendar, items, asked, at, hands, empty }: CalendarViewProps) {
  const { timezone: zone, schoolTimezone: schoolZone, today } = calendar
  const look = { zone, schoolZone, today, hands }
  const placed = byDay(items, zone)
  const days = daysOf(calendar)
  const hasOtherClock = days.some((day) => minutesApart(new Date(`${day}T12:00:00Z`), zone, schoolZone) !== 0)
  const isEmpty = !days.some((day) => placed.has(day))
  const nothing =
    asked.kinds.length > 0 ? (
      <EmptyState
        prop="search"
        text={t.emptyOf}
        action={<ButtonLink to={at({ ...asked, kinds: [] })}>{t.allKinds}</ButtonLink>}
      />
    ) : (
      empty
    )
  return (
    <div className={frame.section}>
      <CalendarBar calendar={calendar} asked={asked} at={at} />
      {hasOtherClock && <p className={frame.note}>{t.zoneNote(zone)}</p>}
      {asked.view === 'month' && (
        <>
          <MonthGrid
            days={days}
            date={asked.date}
            placed={placed}
            look={look}
            dayAt={(date) => at({ ...asked, date })}
          />
          <ChosenDay day={asked.date} items={placed.get(asked.date) ?? []} look={look} />
        </>
      )}
      {asked.view === 'week' && <WeekGrid days={days} placed={placed} look={look} />}
      {asked.view === 'list' && !isEmpty && <DayList days={days} placed={placed} look={look} />}
      {isEmpty && nothing}
    </div>
  )
}
