import { Card } from '@school/ui'
import styles from './HeldElsewhere.module.css'
import { t } from './ru.ts'

/** The time is up and the server has not been reached yet. */
export const TimeUp = () => (
  <Card tone="warn" role="alert" className={styles.held}>
    <div>
      <p className={styles.title}>{t.timeUpTitle}</p>
      <p>{t.timeUpText}</p>
    </div>
  </Card>
)
