import { useCall } from '@school/api-client'
import { Accordion, Card, Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { noteMessagesRead, type ReceivedMessage } from '../contract/index.ts'
import styles from './messages.module.css'
import { receivedMessagesQuery } from './queries.ts'
import { t } from './ru.ts'

const shownAtOnce = 2

/** Messages of teachers to the viewer, which are marked as read on the server. Renders nothing when there are none. */
export function ReceivedMessages({ classId = null }: { classId?: number | null }) {
  const { data, dataUpdatedAt } = useSuspenseQuery(receivedMessagesQuery)
  const { mutate } = useCall(noteMessagesRead)
  const messages = data.filter(({ schoolClassId }) => classId === null || schoolClassId === classId)
  // New stays new for as long as the page is open.
  const [fresh] = useState(() => new Set(messages.filter(({ isNew }) => isNew).map(({ id }) => id)))
  const note = useEffectEvent(() => {
    const ids = messages.filter(({ isNew }) => isNew).map(({ id }) => id)
    if (ids.length > 0) mutate({ body: { ids } })
  })
  useEffect(() => note(), [])
  if (messages.length === 0) return null
  const now = new Date(dataUpdatedAt)
  const first = messages.filter(({ id }, index) => fresh.has(id) || index < shownAtOnce)
  const rest = messages.filter((message) => !first.includes(message))
  const lines = (shown: readonly ReceivedMessage[]) => (
    <ul className={`plain-list ${frame.cards}`}>
      {shown.map((message) => (
        <Card as="li" key={message.id} className={frame.list}>
          {fresh.has(message.id) && (
            <p>
              <Chip size="s" tone="ok">
                {t.isNew}
              </Chip>
            </p>
          )}
          <p className={styles.text}>{message.text}</p>
          <p className={frame.note}>{t.facts(message, now)}</p>
        </Card>
      ))}
    </ul>
  )
  return (
    <section className={frame.section} aria-labelledby="messages">
      <h2 id="messages">{t.title}</h2>
      {lines(first)}
      {rest.length > 0 && <Accordion title={t.earlier}>{lines(rest)}</Accordion>}
    </section>
  )
}
