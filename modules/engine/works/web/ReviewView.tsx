import type { Question, Response } from '@school/tasks/contract'
import { IconClock, IconRefresh, late, patiently } from '@school/ui'
import type { ReactNode } from 'react'
import { outcomeOf, type Review, type Try } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './ReviewView.module.css'

interface ReviewViewProps {
  question: Question
  /** Null before the first try: the live region must exist before its first message, or it is not read out. */
  lastTry: Pick<Try, 'review' | 'number' | 'response'> | null
  /** The next step. */
  children?: ReactNode
}

/** Loaded only when there are drawings on photographs. */
const { Part: NotedSheets } = late(
  patiently(async () => (await import('./sheets/NotedSheets.tsx')).NotedSheets),
)

/** The review of an answer: waiting, points by criteria, comment. */
export function ReviewView({ question, lastTry, children }: ReviewViewProps) {
  return (
    <div aria-live="polite">
      {lastTry && (
        <div
          key={lastTry.number}
          className={styles.review}
          data-outcome={
            lastTry.review?.state === 'reviewed'
              ? outcomeOf(lastTry.review.points, lastTry.review.maxPoints)
              : 'waiting'
          }
        >
          <Said question={question} review={lastTry.review} />
          {lastTry.review && <Drawn review={lastTry.review} response={lastTry.response} />}
          {children}
        </div>
      )}
    </div>
  )
}

/** Drawings over the photographs. */
const Drawn = ({ review: { sheetNotes }, response }: { review: Review; response: Response }) =>
  sheetNotes.length > 0 &&
  response.kind === 'file' && (
    <NotedSheets notes={sheetNotes} files={response.files} waiting={<p>{t.sheetNotesLoading}</p>} />
  )

function Said({ question, review }: { question: Question; review: Try['review'] }) {
  if (!review) {
    return (
      <>
        <p className={styles.title}>
          <IconClock aria-hidden="true" /> {t.inQueue}
        </p>
        <p>{t.inQueueText}</p>
      </>
    )
  }
  const criteria = 'criteria' in question ? question.criteria : []
  const said = <p className={styles.said}>{t.saidBy(review.reviewer, review.reviewedAt)}</p>
  if (review.state === 'returned') {
    return (
      <>
        <p className={styles.title}>
          <IconRefresh aria-hidden="true" /> {t.returned}
        </p>
        <p className={styles.comment}>{review.comment}</p>
        {said}
      </>
    )
  }
  return (
    <>
      <p className={styles.title}>{t.reviewed(review.points, review.maxPoints)}</p>
      <ul className={styles.criteria}>
        {criteria.map(({ id, title, maxPoints }) => (
          <li key={id}>
            <span>
              {id}. {title}
            </span>
            <strong>
              {t.pointsOf(review.criteria.find((one) => one.id === id)?.points ?? 0, 100 * maxPoints)}
            </strong>
          </li>
        ))}
      </ul>
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
      {said}
    </>
  )
}
