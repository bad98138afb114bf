import type { QuestionOf, Response } from '../../contract/index.ts'
import styles from './line.module.css'
import { LineDrawing } from './LineDrawing.tsx'
import { endName, endPlace, endSaid } from './line-words.ts'
import { t } from './ru.ts'

/** An answer on a line, to read: drawn and in words. */
export function LineView({ question, answer }: { question: QuestionOf<'number_line'>; answer: Response }) {
  if (answer.kind !== 'number_line') return null
  const { shape } = question
  return (
    <div className={styles.view}>
      <LineDrawing question={question} ends={answer.ends} />
      <ul className="plain-list">
        {answer.ends.map((end, index) => (
          <li key={index}>
            {t.said(
              endName(question, index),
              shape === 'interval' ? endSaid(question, end, index) : endPlace(question, end, index),
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
