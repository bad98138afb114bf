import { Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import styles from './AttemptHead.module.css'

export interface AttemptHeadProps {
  title: string
  /** The page of the work, where it is another one. */
  titleTo?: string | undefined
  /** How far one has come. */
  note: ReactNode
  /** Of an attempt against the clock. */
  clock?: ReactNode
  /** The way to the end. */
  children: ReactNode
}

/** The head of an attempt: what is solved, the clock where there is one, the way to the end. */
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
