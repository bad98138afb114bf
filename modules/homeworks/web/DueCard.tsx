import { formatNearDay } from '@school/texts'
import { Card, IconArrowRight, IconPencil } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { homeworkAt, homeworksAt } from './addresses.ts'
import styles from './DueCard.module.css'
import { summaryQuery } from './queries.ts'
import { t } from './ru.ts'

/** What is due next, for the pupil's dashboard; nothing when nothing is. */
export function DueCard() {
  const { data } = useSuspenseQuery(summaryQuery)
  const { due, counts, serverNow } = data
  if (due.length === 0) return null
  const now = new Date(serverNow)
  return (
    <Card as="section" aria-labelledby="due" className={styles.card}>
      <h2 id="due" className={styles.title}>
        <IconPencil aria-hidden="true" />
        {t.dueTitle}
      </h2>
      <ul className={`plain-list ${styles.list}`}>
        {due.map(({ id, title, softDeadlineAt, hardDeadlineAt, isLate }) => {
          const at = softDeadlineAt ?? hardDeadlineAt
          return (
            <li key={id}>
              <Link to={homeworkAt(id)} className={styles.line}>
                <span className={styles.name}>{title}</span>
                <span className={styles.day}>
                  {at === null ? t.noTerm : isLate ? t.notYet : formatNearDay(at, now)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to={homeworksAt()} className={styles.all}>
        {t.dueAll(counts.now + counts.returned)} <IconArrowRight aria-hidden="true" />
      </Link>
    </Card>
  )
}
