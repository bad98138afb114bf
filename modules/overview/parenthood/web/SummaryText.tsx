import type { Told } from '../contract/report.ts'
import styles from './parenthood.module.css'

/** Effort first, then what was hard, what to ask and one advice. */
export const SummaryText = ({ summary }: { summary: Told }) => (
  <div className={styles.summary}>
    <p className={styles.effort}>{summary.effort}</p>
    {summary.hard && <p>{summary.hard}</p>}
    <p>{summary.question}</p>
    <p>{summary.advice}</p>
  </div>
)
