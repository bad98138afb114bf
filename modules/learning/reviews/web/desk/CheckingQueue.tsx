import { factsOf } from '@school/texts'
import { Card, CardLink, Chip, IconLock } from '@school/ui'
import type { ReactNode } from 'react'
import type { ReviewCard } from '../../contract/index.ts'
import { ReviewedFace } from './ReviewedFace.tsx'
import { t } from './ru.ts'
import styles from './CheckingQueue.module.css'

export interface CheckingQueueProps {
  cards: readonly ReviewCard[]
  /** Address of the desk of an answer. */
  to: (reviewId: number) => string
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** Pending or checked answers, in the given order. */
export function CheckingQueue({ cards, to, empty }: CheckingQueueProps) {
  if (cards.length === 0) return empty
  return (
    <ul className={`plain-list ${styles.queue}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card className={styles.card}>
            <div className={styles.who}>
              <ReviewedFace pupil={card.pupil} size={36} />
              <CardLink to={to(card.id)} className={styles.title}>
                {card.pupil.name}
              </CardLink>
            </div>
            <p className={styles.facts}>{factsOf(t.grade(card.pupil.gradeIndex), card.title, card.place)}</p>
            <p className={styles.marks}>
              {card.isAppeal && (
                <Chip size="s" tone="primary">
                  {t.appealChip}
                </Chip>
              )}
              <Chip size="s">{t.kinds[card.kind]}</Chip>
              {card.tryNumber > 1 && <Chip size="s">{t.tryNumber(card.tryNumber)}</Chip>}
              <State card={card} />
            </p>
            <When card={card} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The due time is shown only for pending answers; the time of submission always. */
const When = ({ card: { state, askedAt, dueAt, isOverdue } }: { card: ReviewCard }) => (
  <p className={styles.when} data-overdue={isOverdue || undefined}>
    {state === 'waiting' && <strong>{isOverdue ? t.overdue(dueAt) : t.due(dueAt)}</strong>}
    <span>{t.asked(askedAt)}</span>
  </p>
)

function State({ card: { state, points, maxPoints, takenBy } }: { card: ReviewCard }) {
  if (state === 'returned')
    return (
      <Chip size="s" tone="warn">
        {t.returnedChip}
      </Chip>
    )
  if (state === 'reviewed' && points !== null)
    return (
      <Chip size="s" tone="ok">
        {t.pointsOf(points, maxPoints)}
      </Chip>
    )
  if (!takenBy) return null
  return (
    <span className={styles.taken}>
      <IconLock aria-hidden="true" />
      {takenBy.isMe ? t.takenByMe : t.takenBy(takenBy.name)}
    </span>
  )
}
