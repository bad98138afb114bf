import '@school/ui/math.css'
import '@school/ui/prose.css'
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
import { Breadcrumbs, Card, hueOf } from '@school/ui'
import { ReviewView } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Solutions, SolvedTaskView } from '../../contract/index.ts'
import { solutionsAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { solutionQuery, solutionsQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './TrainingSolutionsScreen.module.css'

export interface TrainingSolutionsScreenProps {
  trainingId: number
  userId: number
  /** Without it the first task. */
  taskId: number | null
}

export function TrainingSolutionsScreen({ trainingId, userId, taskId }: TrainingSolutionsScreenProps) {
  const { data: solutions } = useSuspenseQuery(solutionsQuery(trainingId, userId))
  const { training, user, tasks, result } = solutions
  const shownId = taskId ?? tasks[0]?.id ?? null
  const title = user.isMe ? t.solutionsTitle : t.solutionsOf(user.name)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.hue)}>
      <Breadcrumbs crumbs={[{ title: training.title, to: trainingAt(training.id) }, { title }]} />
      <div className={frame.head}>
        <h1>{title}</h1>
        <p className={frame.note}>
          {t.solvedRun(solutions.run, solutions.finishedAt)} · {t.percent(result.percent)} ·{' '}
          {t.points(result.points, result.maxPoints)}
        </p>
      </div>
      <div className={styles.columns}>
        <TaskList solutions={solutions} shownId={shownId} />
        {shownId !== null && (
          <Solved key={shownId} trainingId={trainingId} userId={userId} taskId={shownId} />
        )}
      </div>
    </div>
  )
}

const TaskList = ({ solutions, shownId }: { solutions: Solutions; shownId: number | null }) => (
  <nav aria-label={t.chooseTask}>
    <ol className={`plain-list ${styles.tasks}`}>
      {solutions.tasks.map(({ id, position, title, status, points, maxPoints }) => (
        <li key={id}>
          <Link
            to={solutionsAt(solutions.training.id, solutions.user.id, id)}
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
)

function Solved({ trainingId, userId, taskId }: { trainingId: number; userId: number; taskId: number }) {
  const { data: task } = useSuspenseQuery(solutionQuery(trainingId, userId, taskId))
  const titleId = useId()
  return (
    <Card as="article" pad="l" className={frame.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.task(task.position, task.title)}</h2>
      <p className={frame.row}>
        <TaskStatusChip status={task.status} />
        <span className={frame.note}>
          {t.taskPoints(task.points, task.maxPoints)}
          {task.tries > 1 && `, ${t.tries(task.tries)}`}
        </span>
      </p>
      <Given task={task} />
      <SolutionView question={task.question} solution={task.solution} />
      <ReportTask taskId={task.id} variant={task.variant} />
    </Card>
  )
}

const nothing = () => {}

function Given({ task }: { task: SolvedTaskView }) {
  const { answer, question } = task
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
          <ReviewView question={question} lastTry={{ review: answer.review, number: task.tries }} />
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
