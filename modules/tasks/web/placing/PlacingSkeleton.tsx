import { Skeleton } from '@school/ui'
import styles from './placing.module.css'

/**
 * The shape of a form whose code is on its way. It names the styles of the form, so that they come with the page:
 * one that the server has drawn is never bare meanwhile.
 */
export const PlacingSkeleton = () => (
  <div className={styles.form} aria-busy="true">
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height="3.25rem" />
    ))}
  </div>
)
