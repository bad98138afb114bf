import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Avatar, type AvatarProps } from '../drawings/Avatar.tsx'
import styles from './asked-card.module.css'
import { Card } from './Card.tsx'
import frame from './frame.module.css'

export interface AskedCardProps {
  /** `null` for an explanation that was given without a question. */
  who: { name: string; portrait?: AvatarProps['portrait'] } | null
  /** Facts about the asker and the place of the question. */
  facts: string
  question: string | null
  answer: string | null
  /** By whom and when it was answered. */
  said: string | null
  /** To whom it was answered. */
  reach?: ReactNode
  /** The button that corrects an answer; without it nothing is corrected. */
  correct: string | null
  /** The form for an answer; absent when the question can no longer be answered. `cancel` is there while an answer is corrected. */
  form?: ((close: () => void, cancel: (() => void) | null) => ReactNode) | undefined
  actions?: ReactNode
}

/** A question with its answer, or the place for one. */
export function AskedCard({
  who,
  facts,
  question,
  answer,
  said,
  reach,
  correct,
  form,
  actions,
}: AskedCardProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const close = () => setCorrecting(false)
  const isAnswerShown = answer !== null && !isCorrecting
  return (
    <Card as="article" className={styles.card}>
      {who && (
        <p className={frame.row}>
          {who.portrait !== undefined && <Avatar name={who.name} portrait={who.portrait} size={32} isNamed />}
          <strong>{who.name}</strong>
          <span className={frame.note}>{facts}</span>
        </p>
      )}
      {question !== null && <p className={styles.words}>{question}</p>}
      {isAnswerShown && (
        <div className={styles.answer}>
          <p className={styles.words}>{answer}</p>
          <p className={frame.row}>
            {reach}
            <span className={frame.note}>{said}</span>
          </p>
        </div>
      )}
      {form && !isAnswerShown && form(close, isCorrecting ? close : null)}
      {(actions || (form && isAnswerShown && correct !== null)) && (
        <div className={frame.row}>
          {form && isAnswerShown && correct !== null && (
            <Button kind="quiet" size="s" onClick={() => setCorrecting(true)}>
              {correct}
            </Button>
          )}
          {actions}
        </div>
      )}
    </Card>
  )
}
