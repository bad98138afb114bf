import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import counted from './CountedAnswers.module.css'
import type { Attempt, AttemptTaskSummary } from '@school/works/contract'
import styles from './AttemptOutcome.module.css'
import { t } from './ru.ts'

/** Duration of a finished attempt in minutes, at least one. */
export const spentMinutes = ({ startedAt, finishedAt }: Pick<Attempt, 'startedAt' | 'finishedAt'>): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

interface AttemptOutcomeProps {
  picture: ReactNode
  /** The title of the work. */
  note: ReactNode
  title: string
  isByTime: boolean
  children: ReactNode
}

/** The result of an attempt, shown at its end. */
export const AttemptOutcome = ({ picture, note, title, isByTime, children }: AttemptOutcomeProps) => (
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

/** Answers the question «Was my last answer counted?». */
export const CountedAnswers = ({ tasks }: { tasks: readonly AttemptTaskSummary[] }) => (
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
