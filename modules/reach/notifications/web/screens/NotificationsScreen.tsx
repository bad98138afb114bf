import { useCall } from '@school/api-client'
import { link, type SearchOf, site } from '@school/routes'
import { ListScreen, type ListScreenProps } from '@school/tables'
import { Button, ButtonLink, ChipNav, IconCheck, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { markRead } from '../../contract/endpoints.ts'
import { type Notification, notificationKinds } from '../../contract/notification.ts'
import { byDays } from '../days.ts'
import { NotificationLine } from '../NotificationLine.tsx'
import styles from '../notifications.module.css'
import { notificationsQuery, unreadQuery } from '../queries.ts'
import { t } from '../ru.ts'

const page = site.user.notifications

export interface NotificationsScreenProps {
  search: SearchOf<typeof page>
  zone: string
  isPupil: boolean
  /** Where the person begins. */
  homeAt: string
}

/** «Уведомления»: what has happened, by days; each leads to its place. */
export function NotificationsScreen({ search, zone, isPupil, homeAt }: NotificationsScreenProps) {
  const query = notificationsQuery(search)
  const { data: list, dataUpdatedAt } = useSuspenseQuery(query)
  const { data: counters } = useSuspenseQuery(unreadQuery)
  const { mutate, isPending } = useCall(markRead, { onError: () => toast(t.markFailed, { tone: 'bad' }) })
  const { tab, kind } = search
  const now = new Date(dataUpdatedAt)
  const hasKinds = list.rows.length > 0 || kind !== null || tab === 'unread'
  return (
    <ListScreen
      page={page}
      search={search}
      title={t.title}
      query={query}
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
      choice={{
        name: 'tab',
        label: t.tabs,
        titles: t.tab,
        counts: { unread: counters.unread },
        look: 'tabs',
      }}
      filters={
        hasKinds && (
          <ChipNav
            isLine
            label={t.kinds}
            choices={[null, ...notificationKinds].map((one) => ({
              to: link(page, {}, { tab, kind: one }),
              title: one === null ? t.ofAllKinds : t.kind[one],
              isChosen: one === kind,
            }))}
          />
        )
      }
      empty={emptyOf(search, isPupil, homeAt)}
      pages={t.pages}
      table={(rows) =>
        byDays(rows, zone).map(({ day, rows: ofDay }) => (
          <section key={day} className={frame.section} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`} className={styles.day}>
              {t.day(day, now, zone)}
            </h2>
            <ul className={`plain-list ${styles.lines}`}>
              {ofDay.map((row) => (
                <NotificationLine key={row.id} notification={row} now={now} zone={zone} />
              ))}
            </ul>
          </section>
        ))
      }
    />
  )
}

function emptyOf(
  { tab, kind }: NotificationsScreenProps['search'],
  isPupil: boolean,
  homeAt: string,
): ListScreenProps<typeof page, Notification>['empty'] {
  const action = <ButtonLink to={link(page)}>{t.toAll}</ButtonLink>
  if (kind !== null) return { pose: 'look', ...t.noneOfKind, action }
  if (tab === 'unread') return { pose: 'happy', ...t.allRead, action }
  return {
    pose: 'sleep',
    title: t.empty.title,
    text: isPupil ? t.empty.pupil : t.empty.other,
    action: <ButtonLink to={homeAt}>{t.toMain}</ButtonLink>,
  }
}
