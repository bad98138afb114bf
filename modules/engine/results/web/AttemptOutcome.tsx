import { OutcomeCard, type OutcomeCardProps } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import counted from './CountedAnswers.module.css'
import type { Attempt, AttemptTaskSummary } from '@school/works/contract'
import { t } from './ru.ts'

/** Duration of a finished attempt in minutes, at least one. */
export const spentMinutes = ({ startedAt, finishedAt }: Pick<Attempt, 'startedAt' | 'finishedAt'>): number =>
  Math.max(1, Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000))

interface AttemptOutcomeProps extends OutcomeCardProps {
  /** It ended by its clock. */
  isByTime: boolean
}

/** The result of an attempt, shown at its end. */
export const AttemptOutcome = ({ isByTime, children, ...card }: AttemptOutcomeProps) => (
  <OutcomeCard level={1} {...card}>
    {isByTime && <p>{t.byTime}</p>}
    {children}
  </OutcomeCard>
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
