import { type ReactNode, useId } from 'react'
import { Card, type CardProps } from './Card.tsx'
import frame from './frame.module.css'
import styles from './outcome-card.module.css'

export interface OutcomeCardProps extends Pick<CardProps, 'id' | 'tone'> {
  /** A drawing; it gets its size here. */
  picture: ReactNode
  /** Above the title: what has ended. */
  note?: ReactNode
  title: string
  /** 1: the card is the head of the page. */
  level?: 1 | 2
  children?: ReactNode
}

/** The end of a work: a drawing, what was achieved, and the ways on. */
export function OutcomeCard({
  picture,
  note,
  title,
  level = 2,
  tone = 'ok',
  id,
  children,
}: OutcomeCardProps) {
  const titleId = useId()
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <Card as="section" id={id} tone={tone} pad="l" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture} data-level={level}>
        {picture}
      </div>
      <div className={frame.section}>
        <div>
          {note && <p className={frame.note}>{note}</p>}
          <Title id={titleId}>{title}</Title>
        </div>
        {children}
      </div>
    </Card>
  )
}
