import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Attempt } from '../contract/index.ts'
import { RunClock } from './RunClock.tsx'
import styles from './RunHead.module.css'

export interface RunHeadProps {
  title: string
  /** The page of the work. */
  titleTo: string
  /** How far one has come. */
  note: ReactNode
  attempt: Pick<Attempt, 'deadlineAt' | 'serverNow'>
  onTimeUp: () => void
  /** The way to the end. */
  children: ReactNode
}

/** The head of a run: what is solved, the clock where there is one, the way to the end. */
export const RunHead = ({ title, titleTo, note, attempt, onTimeUp, children }: RunHeadProps) => (
  <header className={styles.head}>
    <div className={styles.name}>
      <h1>
        <Link to={titleTo}>{title}</Link>
      </h1>
      <p className={frame.note}>{note}</p>
    </div>
    <div className={frame.row}>
      {attempt.deadlineAt && (
        <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={onTimeUp} />
      )}
      {children}
    </div>
  </header>
)
