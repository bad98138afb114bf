import '@school/ui/math.css'
import '@school/ui/prose.css'
import { AnswerView, Html, QuestionForm, SolutionView, TaskStatusChip, VerdictView } from '@school/tasks/web'
import { Breadcrumbs, Card, hueOf } from '@school/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import type { ParticipantWork, SolvedTaskView } from '../../contract/index.ts'
import { olympiadAt, solutionsAt } from '../addresses.ts'
import frame from '../page.module.css'
import { participantTaskQuery, participantWorkQuery } from '../queries.ts'
import { t } from '../ru.ts'
import styles from './OlympiadSolutionsScreen.module.css'

export interface OlympiadSolutionsScreenProps {
  stageId: number
  userId: number
  /** Without it the first task. */
  taskId: number | null
}

export function OlympiadSolutionsScreen({ stageId, userId, taskId }: OlympiadSolutionsScreenProps) {
  const { data: work } = useSuspenseQuery(participantWorkQuery(stageId, userId))
  const { olympiad, stage, user, tasks, result } = work
  const shownId = taskId ?? tasks[0]?.id ?? null
  const title = user.isMe ? t.mySolutions : t.solutionsOf(user.name)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.hue)}>
      <Breadcrumbs crumbs={[{ title: olympiad.title, to: olympiadAt(olympiad.id) }, { title }]} />
      <div className={frame.head}>
        <h1>{title}</h1>
        <p className={frame.note}>
          {t.stageOf(stage.title, work.gradeIndex)}
          {work.isVirtual && `, ${t.virtual}`} · {t.finishedAt(work.finishedAt)} · {t.percent(result.percent)}{' '}
          · {t.points(result.points, result.maxPoints)}
          {work.award && ` · ${t.diploma(work.award)}`}
        </p>
      </div>
      <div className={styles.columns}>
        <TaskList work={work} shownId={shownId} />
        {shownId !== null && <Solved key={shownId} stageId={stageId} userId={userId} taskId={shownId} />}
      </div>
    </div>
  )
}

const TaskList = ({ work, shownId }: { work: ParticipantWork; shownId: number | null }) => (
  <nav aria-label={t.chooseTask}>
    <ol className={`plain-list ${styles.tasks}`}>
      {work.tasks.map(({ id, position, title, status, points, maxPoints }) => (
        <li key={id}>
          <Link
            to={solutionsAt(work.olympiad.id, work.user.id, work.stage.id, id)}
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

function Solved({ stageId, userId, taskId }: { stageId: number; userId: number; taskId: number }) {
  const { data: task } = useSuspenseQuery(participantTaskQuery(stageId, userId, taskId))
  const titleId = useId()
  return (
    <Card as="article" pad="l" className={frame.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t.task(task.position, task.title)}</h2>
      <p className={frame.row}>
        <TaskStatusChip status={task.status} />
        <span className={frame.note}>
          {t.taskPoints(task.points, task.maxPoints)}
          {task.solvedPercent !== null && `, ${t.solvedBy(task.solvedPercent)}`}
        </span>
      </p>
      <Given task={task} />
      <SolutionView question={task.question} solution={task.solution} />
    </Card>
  )
}

const nothing = () => {}

function Given({ task: { answer, question } }: { task: SolvedTaskView }) {
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
        <VerdictView verdict={answer.verdict} />
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
