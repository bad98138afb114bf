import { Skeleton } from '@school/ui'
import styles from './placing.module.css'

/**
 * Placeholder of a form whose code is loading. It imports the styles of the form, so that they are loaded with the page:
 * a server-rendered form is never shown unstyled.
 */
export const PlacingSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height="3.25rem" />
    ))}
  </div>
)
