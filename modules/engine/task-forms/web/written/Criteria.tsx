import type { Criterion } from '@school/tasks/contract'
import { t } from './ru.ts'
import styles from './written.module.css'

/** The criteria of the answer, before it is checked. */
export const Criteria = ({ criteria }: { criteria: readonly Criterion[] }) => (
  <details className={styles.criteria}>
    <summary>{t.criteria}</summary>
    <ul className={styles.criteriaList}>
      {criteria.map(({ id, title, maxPoints }) => (
        <li key={id}>
          {t.criterion(id, title)} <span className={styles.note}>{t.upTo(maxPoints)}</span>
        </li>
      ))}
    </ul>
  </details>
)
