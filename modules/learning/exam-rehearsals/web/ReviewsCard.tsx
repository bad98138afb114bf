import { Card, Link } from '@school/ui'
import type { ExamResults } from '../contract/index.ts'
import { examResultsAt } from './addresses.ts'
import frame from '@school/ui/frame.module.css'
import styles from './ReviewsCard.module.css'
import { t } from './ru.ts'

/** Reviews of the extended answers: points by criteria and comments, task by task. */
export function ReviewsCard({ results: { rehearsal, attemptNumber, tasks, can } }: { results: ExamResults }) {
  const said = tasks.filter(({ review }) => review !== null)
  if (said.length === 0) return null
  return (
    <Card as="section" aria-labelledby="reviews" className={frame.section}>
      <h2 id="reviews">{t.reviewsTitle}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {said.map(({ id, number, title, criteria, review }) => (
          <li key={id} className={styles.review}>
            <p className={styles.head}>
              {can.readSolutions ? (
                <Link to={`${examResultsAt(rehearsal.id, { attemptNumber, task: id })}#tasks`}>
                  {t.taskLine(number, title)}
                </Link>
              ) : (
                <span>{t.taskLine(number, title)}</span>
              )}
              <strong>{t.reviewPoints(review!.points, review!.maxPoints)}</strong>
            </p>
            {criteria.length > 1 && <p className={frame.note}>{t.byCriteria(review!.criteria)}</p>}
            {review!.comment && <p className={styles.comment}>{review!.comment}</p>}
            <p className={frame.note}>{t.saidBy(review!.reviewer, review!.reviewedAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
