import { ru } from './ru.ts'
import styles from './plain-failure.module.css'

/** For when even the error page did not come: it is made of nothing that could be missing. */
export const PlainFailure = () => (
  <div className={styles.plain} role="alert">
    <h1>{ru.failed.title}</h1>
    <a href="/">{ru.failed.home}</a>
  </div>
)
