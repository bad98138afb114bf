import { ReportTask } from '@school/task-reports/web'
import { TaskStatusChip } from '@school/task-forms/web'
import { Link } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ReactNode } from 'react'
import type { SolvedTask, SolvedTaskView } from '../contract/index.ts'
import { t } from './ru.ts'
import { SolvedAnswerCard } from './SolvedAnswerCard.tsx'
import styles from './SolvedWork.module.css'

/** A practice has no points. */
type ListedTask = Pick<SolvedTask, 'id' | 'position' | 'title' | 'status'> &
  Partial<Pick<SolvedTask, 'points' | 'maxPoints'>>

export interface SolvedWorkProps {
  /** Of the list of tasks. */
  label?: string
  tasks: readonly ListedTask[]
  shownId: number | null
  to: (taskId: number) => string
  /** The selected task. */
  children: ReactNode
}

/** An attempt to read: its tasks with their points, and the selected one next to them. */
export const SolvedWork = ({ label = t.tasks, tasks, shownId, to, children }: SolvedWorkProps) => (
  <div className={styles.columns}>
    <nav aria-label={label}>
      <ol className={`plain-list ${styles.tasks}`}>
        {tasks.map(({ id, position, title, status, points, maxPoints }) => (
          <li key={id}>
            <Link
              to={to(id)}
              preventScrollReset
              className={styles.task}
              aria-current={id === shownId ? 'true' : undefined}
            >
              <TaskStatusChip status={status} compact />
              <span className={styles.name}>{t.task(position, title)}</span>
              {points !== undefined && maxPoints !== undefined && (
                <span className={styles.points}>{t.taskPoints(points, maxPoints)}</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
    {children}
  </div>
)

export interface SolvedTaskCardProps {
  task: SolvedTaskView
  fact: string | null
  /** The viewer is another person: all tries of the pupil are shown. */
  ofPupil?: boolean
  /** Between the answer and the solution: actions about the points. */
  children?: ReactNode
}

/** One task of a judged attempt: the answer, the verdict and the solution. */
export const SolvedTaskCard = ({ task, fact, ofPupil = false, children }: SolvedTaskCardProps) => (
  <SolvedAnswerCard
    title={t.task(task.position, task.title)}
    facts={
      <p className={frame.row}>
        <TaskStatusChip status={task.status} />
        <span className={frame.note}>
          {t.taskPoints(task.points, task.maxPoints)}
          {fact !== null && `, ${fact}`}
        </span>
      </p>
    }
    question={task.question}
    answer={task.answer}
    given={ofPupil ? task.given : undefined}
    tries={task.tries}
    solution={task.solution}
    footer={<ReportTask taskId={task.id} variant={task.variant} />}
  >
    {children}
  </SolvedAnswerCard>
)
