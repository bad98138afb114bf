import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import counted from './CountedAnswers.module.css'
import type { Attempt, RunTask } from '../../contract/index.ts'
import styles from './RunOutcome.module.css'
import { t } from './ru.ts'

/** How long a finished run has taken; a run of seconds took a minute. */
export const spentMinutes = ({ startedAt, finishedAt }: Pick<Attempt, 'startedAt' | 'finishedAt'>): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

interface RunOutcomeProps {
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

/** «Was my last answer counted?» */
export const CountedAnswers = ({ tasks }: { tasks: readonly RunTask[] }) => (
  <section aria-labelledby="counted" className={frame.section}>
    <h2 id="counted">{t.counted}</h2>
    <ul className={`plain-list ${frame.list}`}>
      {tasks.map(({ id, position, title, savedAt, status }) => (
        <li key={id} className={counted.answer}>
          <span>{t.task(position, title)}</span>
          <span className={frame.note}>
            {savedAt ? t.countedAt(savedAt) : status === 'not_started' ? t.notAnswered : t.isCounted}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
