import {
  AnswerView,
  Html,
  isCheckedByPerson,
  QuestionForm,
  ReportTask,
  SolutionView,
  TaskStatusChip,
  VerdictView,
} from '@school/tasks/web'
import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { SolvedTask, SolvedTaskView } from '../../contract/index.ts'
import { ReviewView } from '../ReviewView.tsx'
import { t } from './ru.ts'
import styles from './SolvedWork.module.css'

export interface SolvedWorkProps {
  tasks: readonly SolvedTask[]
  shownId: number | null
  to: (taskId: number) => string
  /** The chosen task. */
  children: ReactNode
}

/** A judged run: its tasks with their points, and the chosen one beside them. */
export const SolvedWork = ({ tasks, shownId, to, children }: SolvedWorkProps) => (
  <div className={styles.columns}>
    <nav aria-label={t.tasks}>
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
              <span className={styles.points}>{t.taskPoints(points, maxPoints)}</span>
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
  /** Between the answer and the solution: what is done about the points. */
  children?: ReactNode
}

/** One task of a judged run: what was answered, the verdict and the solution. */
export function SolvedTaskCard({ task, fact, children }: SolvedTaskCardProps) {
  const titleId = useId()
  return (
    <Card as="article" pad="l" className={frame.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.task(task.position, task.title)}</h2>
      <p className={frame.row}>
        <TaskStatusChip status={task.status} />
        <span className={frame.note}>
          {t.taskPoints(task.points, task.maxPoints)}
          {fact !== null && `, ${fact}`}
        </span>
      </p>
      <Given task={task} />
      {children}
      <SolutionView question={task.question} solution={task.solution} />
      <ReportTask taskId={task.id} variant={task.variant} />
    </Card>
  )
}

const nothing = () => {}

function Given({ task: { answer, question, tries } }: { task: SolvedTaskView }) {
  if (answer) {
    return (
      <>
        <QuestionForm
          question={question}
          value={answer.response}
          verdict={answer.verdict}
          onChange={nothing}
          disabled
        />
        {isCheckedByPerson(question.kind) ? (
          <ReviewView question={question} lastTry={{ review: answer.review, number: tries }} />
        ) : (
          <VerdictView verdict={answer.verdict} />
        )}
      </>
    )
  }
  return (
    <>
      {question.kind === 'gaps' ? (
        <AnswerView question={question} answer={{ kind: 'gaps', gaps: {} }} />
      ) : (
        <Html className="md" html={question.html} />
      )}
      <p className={frame.note}>{t.noAnswer}</p>
    </>
  )
}
