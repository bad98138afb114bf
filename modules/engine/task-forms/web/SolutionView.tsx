import type { Question, Solution } from '@school/tasks/contract'
import { Listen } from './aloud/Listen.tsx'
import { AnswerView } from './AnswerView.tsx'
import { Html } from './Html.tsx'
import { text } from './ru.ts'
import { CriteriaNotes } from './written/CriteriaNotes.tsx'
import { t } from './written/ru.ts'
import styles from './SolutionView.module.css'

export interface SolutionViewProps {
  question: Question
  solution: Solution
}

/** The right answer and the way to it; shown when the task is closed for the pupil. */
export function SolutionView({ question, solution }: SolutionViewProps) {
  if ('criteria' in question) return <CheckedSolution question={question} solution={solution} />
  return (
    <div className={styles.solution}>
      <h3 className={styles.title}>{text.rightAnswer}</h3>
      <AnswerView question={question} answer={solution.answer} />
      <h3 className={styles.title}>{text.solution}</h3>
      <Listen to={solution.html} />
      <Html className="md" html={solution.html} />
    </div>
  )
}

/** A task that a person checks has no single right answer: shows an example and the criteria. */
const CheckedSolution = ({
  question,
  solution,
}: {
  question: Extract<Question, { criteria: unknown }>
  solution: Solution
}) => (
  <div className={styles.solution}>
    <h3 className={styles.title}>{t.modelAnswer}</h3>
    <Html className="md" html={solution.html} />
    <h3 className={styles.title}>{t.criteriaNotes}</h3>
    <CriteriaNotes criteria={question.criteria} notes={solution.criteria ?? []} />
  </div>
)
