import { useCall } from '@school/api-client'
import {
  Button,
  ButtonLink,
  ChipNav,
  EmptyState,
  IconCheck,
  PageHeader,
  Pagination,
  Tabs,
  toast,
  useLineFocus,
} from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { markRead } from '../../contract/endpoints.ts'
import { notificationKinds } from '../../contract/notification.ts'
import { notificationsAt, type Shown } from '../address.ts'
import { byDays } from '../days.ts'
import { NotificationLine } from '../NotificationLine.tsx'
import styles from '../notifications.module.css'
import { notificationsQuery, unreadQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface NotificationsScreenProps {
  shown: Shown
  zone: string
  isPupil: boolean
  /** Where the person begins. */
  homeAt: string
}

/** «Уведомления»: what has happened, by days; each leads to its place. */
export function NotificationsScreen({ shown, zone, isPupil, homeAt }: NotificationsScreenProps) {
  const { data: list, dataUpdatedAt } = useSuspenseQuery(notificationsQuery(shown))
  const { data: counters } = useSuspenseQuery(unreadQuery)
  const { mutate, isPending } = useCall(markRead, { onError: () => toast(t.markFailed, { tone: 'bad' }) })
  const lines = useLineFocus()
  const { tab, kind } = shown
  const isUnread = tab === 'unread'
  const now = new Date(dataUpdatedAt)
  /** Nothing to choose from. */
  const isEmpty = list.rows.length === 0 && kind === null && !isUnread
  return (
    <div className={frame.page}>
      <PageHeader
        title={t.title}
        actions={
          counters.unread > 0 && (
            <Button
              icon={<IconCheck aria-hidden="true" />}
              loading={isPending}
              onClick={() => mutate({ body: {} })}
            >
              {t.markAll}
            </Button>
          )
        }
      >
        <Tabs
          label={t.tabs}
          tabs={[
            { title: t.all, to: notificationsAt({ kind }), current: !isUnread },
            {
              title: t.unread,
              to: notificationsAt({ tab: 'unread', kind }),
              count: counters.unread,
              current: isUnread,
            },
          ]}
        />
        {!isEmpty && (
          <ChipNav
            isLine
            label={t.kinds}
            choices={[null, ...notificationKinds].map((one) => ({
              to: notificationsAt({ tab, kind: one }),
              title: one === null ? t.ofAllKinds : t.kind[one],
              isChosen: one === kind,
            }))}
          />
        )}
      </PageHeader>
      <div ref={lines} tabIndex={-1} className={styles.days}>
        {list.rows.length === 0 ? (
          <Nothing shown={shown} isPupil={isPupil} homeAt={homeAt} />
        ) : (
          byDays(list.rows, zone).map(({ day, rows }) => (
            <section key={day} className={frame.section} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className={styles.day}>
                {t.day(day, now, zone)}
              </h2>
              <ul className={`plain-list ${styles.lines}`}>
                {rows.map((row) => (
                  <NotificationLine key={row.id} notification={row} now={now} zone={zone} />
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => notificationsAt({ ...shown, page })}
        label={t.pages}
      />
    </div>
  )
}

function Nothing({
  shown: { tab, kind },
  isPupil,
  homeAt,
}: Pick<NotificationsScreenProps, 'shown' | 'isPupil' | 'homeAt'>) {
  const toAll = <ButtonLink to={notificationsAt({})}>{t.toAll}</ButtonLink>
  if (kind !== null) return <EmptyState pose="look" {...t.noneOfKind} action={toAll} />
  if (tab === 'unread') return <EmptyState pose="happy" {...t.allRead} action={toAll} />
  return (
    <EmptyState
      pose="sleep"
      title={t.empty.title}
      text={isPupil ? t.empty.pupil : t.empty.other}
      action={<ButtonLink to={homeAt}>{t.toMain}</ButtonLink>}
    />
  )
}
