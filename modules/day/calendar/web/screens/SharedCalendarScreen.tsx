import { Button, EmptyState, IconPrinter, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { link, site } from '@school/routes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { addressOf, type Asked } from '../asked.ts'
import { CalendarView } from '../CalendarView.tsx'
import { itemsOf } from '../placed.ts'
import { sharedCalendarQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface SharedCalendarScreenProps {
  asked: Asked
  userId: number
  token: string
}

/** A calendar by a link, to be read. */
export function SharedCalendarScreen({ asked, userId, token }: SharedCalendarScreenProps) {
  const { data: calendar } = useSuspenseQuery(sharedCalendarQuery(asked, userId, token))
  const base = link(site.user.sharedCalendar, { user_id: userId, token })
  return (
    <div className={frame.page}>
      <PageHeader title={t.whose(calendar.firstName)}>
        <p className={frame.note}>{t.sharedNote}</p>
        {asked.view !== 'month' && (
          <div className="no-print">
            <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => print()}>
              {t.print}
            </Button>
          </div>
        )}
      </PageHeader>
      <CalendarView
        calendar={calendar}
        items={itemsOf(calendar, asked.kinds)}
        asked={asked}
        at={(other) => addressOf(base, other, calendar.today)}
        hands={null}
        empty={<EmptyState prop="calendar" text={t.emptyShared} action={null} />}
      />
    </div>
  )
}
