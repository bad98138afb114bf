import type { Question, Solution } from '../contract/index.ts'
import { AnswerView } from './AnswerView.tsx'
import { Html } from './Html.tsx'
import { text } from './ru.ts'
import styles from './SolutionView.module.css'

/** The right answer and the way to it; shown when the task is closed for the pupil. */
export function SolutionView({ question, solution }: { question: Question; solution: Solution }) {
  return (
    <div className={styles.solution}>
      <h3 className={styles.title}>{text.rightAnswer}</h3>
      <AnswerView question={question} answer={solution.answer} />
      <h3 className={styles.title}>{text.solution}</h3>
      <Html className="md" html={solution.html} />
    </div>
  )
}
