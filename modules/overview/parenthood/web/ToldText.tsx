import type { Told } from '../contract/report.ts'
import styles from './parenthood.module.css'

/** Effort first, then what was hard, what to ask and one advice. */
export const ToldText = ({ told }: { told: Told }) => (
  <div className={styles.told}>
    <p className={styles.effort}>{told.effort}</p>
    {told.hard && <p>{told.hard}</p>}
    <p>{told.question}</p>
    <p>{told.advice}</p>
  </div>
)
