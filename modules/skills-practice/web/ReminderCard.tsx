import type { Sentence } from '@school/texts'
import { Button, Card, IconArrowRight, IconRefresh, useYou } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Reminder } from '../contract/index.ts'
import { mapAt } from './addresses.ts'
import { reminderQuery } from './queries.ts'
import styles from './ReminderCard.module.css'
import { t } from './ru.ts'
import { useStart } from './use-session.ts'

const textOf = ({ due, nextDueAt }: Reminder, now: Date): Sentence =>
  due > 0 ? t.remindDue(due) : nextDueAt ? t.remindNext(nextDueAt, now) : t.remindNone

/** «Повторить забытое» for the pupil's dashboard; nothing for those who do not practise. */
export function ReminderCard() {
  const { data: reminder, dataUpdatedAt } = useSuspenseQuery(reminderQuery)
  const you = useYou()
  const { begin, isBusy } = useStart()
  if (reminder.begun === 0) return null
  return (
    <Card as="section" aria-labelledby="reminder" className={styles.card}>
      <h2 id="reminder" className={styles.title}>
        <IconRefresh aria-hidden="true" />
        {t.remindTitle}
      </h2>
      <p>{you(textOf(reminder, new Date(dataUpdatedAt)))}</p>
      {reminder.due > 0 && (
        <Button loading={isBusy('repeat')} onClick={() => begin({ mode: 'repeat' })}>
          {t.repeat}
        </Button>
      )}
      <Link to={mapAt()} className={styles.all}>
        {t.toSkills} <IconArrowRight aria-hidden="true" />
      </Link>
    </Card>
  )
}
