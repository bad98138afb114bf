import type { QuestionOf, Response } from '../../contract/index.ts'
import styles from './words.module.css'

/** A text with what is marked in it, to read. */
export function WordsView({ question, answer }: { question: QuestionOf<'mark_words'>; answer: Response }) {
  if (answer.kind !== 'mark_words') return null
  return (
    <div className={styles.view}>
      {question.lines.map((line, index) => (
        <p key={index}>
          {line.map(({ id, text }, at) =>
            id !== null && answer.words.includes(id) ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      ))}
    </div>
  )
}
