import { Button, Card, EmptyState, IconPencil } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageDialog } from './MessageDialog.tsx'
import styles from './messages.module.css'
import { classMessagesQuery } from './queries.ts'
import { t } from './ru-sent.ts'

/** What was sent to a class, and the way to write more. */
export function SentMessagesPart({ classId }: { classId: number }) {
  const { data, dataUpdatedAt } = useSuspenseQuery(classMessagesQuery(classId))
  const [isWriting, setWriting] = useState(false)
  const { messages, can, leftToday } = data
  const write = can.send && (
    <Button
      kind="primary"
      icon={<IconPencil aria-hidden="true" />}
      disabled={leftToday === 0}
      onClick={() => setWriting(true)}
    >
      {t.write}
    </Button>
  )
  const now = new Date(dataUpdatedAt)
  return (
    <section className={frame.section} aria-labelledby="messages">
      <div className={`${frame.row} ${frame.between}`}>
        <h2 id="messages">{t.title}</h2>
        {messages.length > 0 && write}
      </div>
      {messages.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} action={write} />
      ) : (
        <>
          {can.send && leftToday < 4 && <p className={frame.note}>{t.left(leftToday)}</p>}
          <ul className={`plain-list ${frame.cards}`}>
            {messages.map((message) => (
              <Card as="li" key={message.id} className={frame.list}>
                <p className={styles.text}>{message.text}</p>
                <p className={frame.note}>{t.facts(message, now)}</p>
              </Card>
            ))}
          </ul>
        </>
      )}
      {isWriting && <MessageDialog classId={classId} chosen={null} onClose={() => setWriting(false)} />}
    </section>
  )
}
