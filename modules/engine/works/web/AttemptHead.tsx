import { Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import styles from './AttemptHead.module.css'

export interface AttemptHeadProps {
  title: string
  /** The page of the work, where it is another one. */
  titleTo?: string | undefined
  /** The progress. */
  note: ReactNode
  /** For an attempt with a time limit. */
  clock?: ReactNode
  /** The finish button or link. */
  children: ReactNode
}

/** The head of an attempt: title, clock if there is one, finish button. */
export const AttemptHead = ({ title, titleTo, note, clock, children }: AttemptHeadProps) => (
  <header className={styles.head} data-timed={clock ? '' : undefined}>
    <div className={styles.name}>
      <h1>{titleTo ? <Link to={titleTo}>{title}</Link> : title}</h1>
      <p className={frame.note}>{note}</p>
    </div>
    <div className={styles.ways}>
      {clock}
      {children}
    </div>
  </header>
)
