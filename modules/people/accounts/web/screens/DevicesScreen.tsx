import { invalidate, useCall } from '@school/api-client'
import { link, site } from '@school/routes'
import { formatDayAndTime } from '@school/texts'
import { Button, Card, Chip, Confirmation, PageHeader, toast, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AccountEvent,
  endOtherSessions,
  endSession,
  type OwnSession,
  type User,
} from '../../contract/index.ts'
import styles from '../account.module.css'
import { deviceName } from '../device-name.ts'
import { accountEventsQuery, sessionsQuery } from '../queries.ts'
import { t } from '../ru-devices.ts'

/** Where a person is signed in, and what has happened to the account. */
export function DevicesScreen({ user }: { user: User }) {
  const you = useYou()
  const { data: sessions } = useSuspenseQuery(sessionsQuery)
  const { data: events } = useSuspenseQuery(accountEventsQuery)
  return (
    <div className={frame.page}>
      <PageHeader
        crumbs={[{ title: t.back, to: link(site.user.account) }, { title: t.title }]}
        title={t.title}
        lead={you(t.lead)}
      />
      <Card as="section" className={frame.section} aria-labelledby="own-sessions">
        <h2 id="own-sessions">{t.sessions}</h2>
        <ul className={`plain-list ${styles.rows}`}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} zone={user.timezone} />
          ))}
        </ul>
        {sessions.length > 1 ? <EndOthers /> : <p className={frame.note}>{t.alone}</p>}
      </Card>
      <Card as="section" className={frame.section} aria-labelledby="account-events">
        <h2 id="account-events">{t.events}</h2>
        <p className={frame.note}>{t.eventsNote}</p>
        {events.length === 0 ? (
          <p>{t.noEvents}</p>
        ) : (
          <ul className={`plain-list ${styles.rows}`}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} zone={user.timezone} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function SessionRow({ session, zone }: { session: OwnSession; zone: string }) {
  const { id, device, isCurrent, isBrief } = session
  const name = deviceName(device)
  const client = useQueryClient()
  const end = useCall(endSession, {
    onSuccess: () => void toast(t.ended, { tone: 'ok' }),
    onError: (error) => {
      // Ended already, in another tab.
      if (error.code === 'not_found') void invalidate(client, sessionsQuery)
      else toast(error.message, { tone: 'bad' })
    },
  })
  return (
    <li>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span>
          {t.seen(formatDayAndTime(session.lastSeenAt, zone))},{' '}
          {t.since(formatDayAndTime(session.openedAt, zone))}, {t.network(device.network)}
        </span>
        {isBrief && <span>{t.brief}</span>}
      </div>
      {isCurrent ? (
        <Chip tone="ok">{t.current}</Chip>
      ) : (
        <Button
          size="s"
          aria-label={t.endOf(name)}
          loading={end.isPending}
          onClick={() => end.mutate({ params: { deviceSessionId: id } })}
        >
          {t.end}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const you = useYou()
  const [isAsked, ask] = useState(false)
  const end = useCall(endOtherSessions, {
    onSuccess: ({ ended }) => {
      ask(false)
      toast(t.othersEnded(ended), { tone: 'ok' })
    },
    onError: (error) => {
      ask(false)
      toast(error.message, { tone: 'bad' })
    },
  })
  return (
    <div>
      <Button onClick={() => ask(true)}>{t.endOthers}</Button>
      <Confirmation
        open={isAsked}
        title={t.endOthersTitle}
        action={t.endOthersAgree}
        isBusy={end.isPending}
        onClose={() => ask(false)}
        onAgree={() => end.mutate({})}
      >
        <p>{you(t.endOthersText)}</p>
      </Confirmation>
    </div>
  )
}

const EventRow = ({ event, zone }: { event: AccountEvent; zone: string }) => (
  <li>
    <div className={styles.what}>
      <strong>
        {t.kinds[event.kind]}
        {event.count > 1 && ` — ${t.times(event.count)}`}
      </strong>
      <span>
        {formatDayAndTime(event.at, zone)}, {deviceName(event.device)}, {t.network(event.device.network)}
      </span>
    </div>
    {event.kind === 'wrong_password' && <Chip tone="warn">{t.notice}</Chip>}
  </li>
)
