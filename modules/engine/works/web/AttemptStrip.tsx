import { TaskStatusChip } from '@school/task-forms/web'
import { IconCheck, Link } from '@school/ui'
import type { To } from 'react-router'
import type { AttemptTaskSummary, TaskSummary } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './AttemptStrip.module.css'

export interface AttemptStripProps {
  label?: string
  tasks: readonly (TaskSummary & Partial<AttemptTaskSummary>)[]
  shownId: number | null
  /** In an exam only saved answers are shown, without verdicts. */
  isExam: boolean
  to: (taskId: number) => To
  onWarmUp?: (taskId: number) => void
}

/** The tasks of an attempt or a lesson as numbers; the colour is repeated by a sign and a word. */
export function AttemptStrip({ label = t.strip, tasks, shownId, isExam, to, onWarmUp }: AttemptStripProps) {
  return (
    <nav aria-label={label}>
      <ol className={`plain-list ${styles.strip}`}>
        {tasks.map(({ id, position, title, status, savedAt }) => (
          <li key={id}>
            <Link
              to={to(id)}
              preventScrollReset
              className={styles.chip}
              data-status={isExam ? (savedAt ? 'saved' : 'not_started') : status}
              aria-current={id === shownId ? 'true' : undefined}
              title={title}
              onPointerEnter={() => onWarmUp?.(id)}
              onFocus={() => onWarmUp?.(id)}
            >
              <span className="visually-hidden">{t.taskNumber(position)}</span>
              <span aria-hidden="true" className={styles.number}>
                {position}
              </span>
              {isExam ? <Saved isSaved={Boolean(savedAt)} /> : <TaskStatusChip status={status} compact />}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const Saved = ({ isSaved }: { isSaved: boolean }) => (
  <span className={styles.saved}>
    {isSaved && <IconCheck aria-hidden="true" />}
    <span className="visually-hidden">{isSaved ? t.answerIsSaved : t.noAnswer}</span>
  </span>
)
