import { Button, EmptyState, IconPlus, IconPrinter, IconShare, late, PageHeader, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addressOf, type Asked } from '../asked.ts'
import { CalendarView } from '../CalendarView.tsx'
import type { ItemAsked } from '../ItemDialog.tsx'
import { itemsOf } from '../placed.ts'
import { calendarQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { useMoving } from '../use-moving.ts'

const { Part: ItemWindow, prefetch } = late(() =>
  import('../ItemDialog.tsx').then((loaded) => loaded.ItemDialog),
)
const { Part: ShareWindow, prefetch: prefetchShare } = late(() =>
  import('../ShareDialog.tsx').then((loaded) => loaded.ShareDialog),
)

export interface CalendarScreenProps {
  asked: Asked
  /** The address of the page. */
  base: string
  /** Under the buttons: where else it leads. */
  children?: ReactNode
}

/** A pupil's calendar: their own, or as a parent reads it. */
export function CalendarScreen({ asked, base, children }: CalendarScreenProps) {
  const { data: calendar } = useSuspenseQuery(calendarQuery(asked))
  const { can, timezone: zone, today } = calendar
  const you = useYou()
  const [window_, setWindow] = useState<ItemAsked | 'share' | null>(null)
  const { shown, news, drag, stepByKey } = useMoving(itemsOf(calendar, asked.kinds), zone)
  const close = () => setWindow(null)
  const hands = can.add
    ? {
        open: (item: (typeof shown)[number]) => setWindow({ item }),
        add: (day: string) => setWindow({ day }),
        begin: drag.begin,
        stepByKey,
        draggedId: drag.draggedId,
        over: drag.over,
      }
    : null
  const addNew = (
    <Button
      kind="primary"
      icon={<IconPlus aria-hidden="true" />}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setWindow({ day: asked.view === 'month' ? asked.date : today })}
    >
      {t.add}
    </Button>
  )
  return (
    <div className={frame.page}>
      <PageHeader title={t.title}>
        <div className={`no-print ${frame.row}`}>
          {can.add && addNew}
          {can.share && (
            <Button
              icon={<IconShare aria-hidden="true" />}
              onPointerEnter={prefetchShare}
              onFocus={prefetchShare}
              onClick={() => setWindow('share')}
            >
              {can.add ? t.share : t.subscribe}
            </Button>
          )}
          {asked.view !== 'month' && (
            <Button icon={<IconPrinter aria-hidden="true" />} kind="quiet" onClick={() => print()}>
              {t.print}
            </Button>
          )}
        </div>
        {children}
      </PageHeader>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <CalendarView
        calendar={calendar}
        items={shown}
        asked={asked}
        at={(other) => addressOf(base, other, today)}
        hands={hands}
        empty={
          <EmptyState
            prop="calendar"
            title={t.emptyTitle[asked.view]}
            text={calendar.classes.length > 0 ? t.emptyOfTeacher : t.emptyText}
            action={can.add && addNew}
          />
        }
      />
      {hands && shown.some((item) => item.can.change) && (
        <p className={`no-print ${frame.note}`}>{you(t.howToMove)}</p>
      )}
      {window_ === 'share' && (
        <ShareWindow
          kinds={can.add ? ['page', 'feed'] : ['feed']}
          shares={calendar.shares}
          classes={calendar.classes}
          onClose={close}
        />
      )}
      {window_ !== null && window_ !== 'share' && <ItemWindow asked={window_} zone={zone} onClose={close} />}
    </div>
  )
}
