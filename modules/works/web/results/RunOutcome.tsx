import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import styles from './RunOutcome.module.css'
import { t } from './ru.ts'

export interface RunOutcomeProps {
  picture: ReactNode
  /** What was solved. */
  note: ReactNode
  title: string
  isByTime: boolean
  children: ReactNode
}

/** What came out of a run, at its end. */
export const RunOutcome = ({ picture, note, title, isByTime, children }: RunOutcomeProps) => (
  <Card as="section" tone="ok" pad="l" className={styles.outcome} aria-labelledby="outcome">
    <div className={styles.picture}>{picture}</div>
    <div className={frame.section}>
      <div>
        <p className={frame.note}>{note}</p>
        <h1 id="outcome">{title}</h1>
      </div>
      {isByTime && <p>{t.byTime}</p>}
      {children}
    </div>
  </Card>
)
