import styles from './Steps.module.css'
import { t } from './ru.ts'

/** Progress of a card: completed steps are filled. */
export const Steps = ({ step, of }: { step: number; of: number }) => (
  <span className={styles.steps}>
    {Array.from({ length: of }, (_, index) => (
      <span key={index} aria-hidden="true" className={styles.dot} data-done={index < step - 1 || undefined} />
    ))}
    <span className={styles.words}>{t.step(step, of)}</span>
  </span>
)
