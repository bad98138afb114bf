import type { QuestionOf, Response } from '../../contract/index.ts'
import { Grid } from './Grid.tsx'
import styles from './table.module.css'

/** A filled table, to read. */
export function TableView({ question, answer }: { question: QuestionOf<'table'>; answer: Response }) {
  if (answer.kind !== 'table') return null
  return (
    <div className={styles.view}>
      <Grid question={question} drawGap={({ id }) => <strong>{answer.cells[id] || '—'}</strong>} />
    </div>
  )
}
