import type { ReactNode } from 'react'
import styles from './asked-note.module.css'
import frame from './frame.module.css'

export interface AskedNoteProps {
  /** Whether it is answered, or what it is. */
  sign: ReactNode
  facts: string
  /** `null` for a message without a question. */
  question: ReactNode
  answer: string | null
  /** By whom and when it was answered. */
  said?: string | null
}

/** A question of the reader with its answer, or a message to them, in a few lines. */
export const AskedNote = ({ sign, facts, question, answer, said }: AskedNoteProps) => (
  <div className={styles.note}>
    <p className={frame.row}>
      {sign}
      <span className={frame.note}>{facts}</span>
    </p>
    {question && <p className={styles.words}>{question}</p>}
    {answer !== null && (
      <div className={styles.answer}>
        <p className={styles.words}>{answer}</p>
        {said && <p className={frame.note}>{said}</p>}
      </div>
    )}
  </div>
)
