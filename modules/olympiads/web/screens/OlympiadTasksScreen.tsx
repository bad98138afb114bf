import '@school/ui/math.css'
import '@school/ui/prose.css'
import { ButtonLink, EmptyState, hueOf, OfflineStrip, toast } from '@school/ui'
import {
  ExamTask,
  FinishButton,
  HeldElsewhere,
  RunClock,
  RunStrip,
  tabHolder,
  useAutosave,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { OlympiadRun } from '../../contract/index.ts'
import { finishAt, olympiadAt, tasksAt } from '../addresses.ts'
import frame from '../page.module.css'
import { olympiadRunQuery, olympiadTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { firstTask, savedCount } from '../shown.ts'
import { useFinish, useHold, useSave } from '../use-olympiad.ts'
import styles from './OlympiadTasksScreen.module.css'

export interface OlympiadTasksScreenProps {
  olympiadId: number
  /** From the address; without it the first task that has no answer. */
  taskId: number | null
}

export function OlympiadTasksScreen({ olympiadId, taskId }: OlympiadTasksScreenProps) {
  const { data: run } = useSuspenseQuery(olympiadRunQuery(olympiadId))
  if (!run || run.attempt.state === 'finished')
    return <NotRunning olympiadId={olympiadId} isFinished={run !== null} />
  return <Running run={run} taskId={taskId} />
}

/** Nothing to solve: not begun yet, or finished already. */
const NotRunning = ({ olympiadId, isFinished }: { olympiadId: number; isFinished: boolean }) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={isFinished ? t.finishedTitle : t.notStartedTitle}
      text={isFinished ? '' : t.notStartedText}
      action={
        <ButtonLink kind="primary" to={isFinished ? finishAt(olympiadId) : olympiadAt(olympiadId)}>
          {isFinished ? t.toFinish : t.toOlympiad}
        </ButtonLink>
      }
    />
  </div>
)

function Running({ run, taskId }: { run: OlympiadRun; taskId: number | null }) {
  const { olympiad, stage, participation, attempt } = run
  const { tasks } = attempt
  const client = useQueryClient()
  const { finish, isBusy } = useFinish(olympiad.id, participation.id)
  // Chosen once: the first unanswered task must not slip away at the moment when it is answered.
  const [firstId] = useState(() => firstTask(tasks)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const at = tasks.findIndex(({ id }) => id === shownId)
  const next = tasks[at + 1]
  const to = (id: number) => tasksAt(olympiad.id, id)
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam to={to} onFinish={finish} isBusy={isBusy} kind={kind} />
  )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <header className={styles.bar}>
        <div className={styles.name}>
          <h1>
            <Link to={olympiadAt(olympiad.id)}>{olympiad.title}</Link>
          </h1>
          <p className={frame.note}>
            {t.stageOf(stage.title, participation.gradeIndex)}
            {participation.isVirtual && `, ${t.virtual}`} · {t.answered(savedCount(tasks), tasks.length)}
          </p>
        </div>
        <div className={frame.row}>
          {attempt.deadlineAt && (
            <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={finish} />
          )}
          {finishButton('secondary')}
        </div>
      </header>
      <OfflineStrip />
      <RunStrip
        tasks={tasks}
        shownId={shownId}
        isExam
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(olympiadTaskQuery(participation.id, id))}
      />
      {shownId !== null && (
        <ShownTask
          key={`${shownId} ${attempt.holder}`}
          run={run}
          taskId={shownId}
          nextTo={next ? to(next.id) : null}
          finish={finishButton('primary')}
        />
      )}
    </div>
  )
}

interface ShownTaskProps {
  run: OlympiadRun
  taskId: number
  nextTo: string | null
  finish: ReactNode
}

function ShownTask({ run: { olympiad, participation, attempt }, taskId, nextTo, finish }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(olympiadTaskQuery(participation.id, taskId))
  const client = useQueryClient()
  const { takeOver, isBusy } = useHold(olympiad.id, participation.id)
  const saving = useAutosave(task, {
    attemptId: attempt.id,
    save: useSave(olympiad.id, participation.id, task),
    onRefused: (error) => {
      toast((error as Error).message, { tone: 'bad' })
      // The run has ended or has gone to another tab: the page shows what is true now.
      void client.invalidateQueries({ queryKey: olympiadRunQuery(olympiad.id).queryKey })
    },
  })
  const isHeld = attempt.holder !== null && typeof window !== 'undefined' && attempt.holder !== tabHolder()
  return (
    <>
      <div className={styles.held} suppressHydrationWarning>
        {isHeld && <HeldElsewhere onTakeOver={takeOver} isBusy={isBusy} />}
      </div>
      <ExamTask task={task} saving={saving} isReadOnly={isHeld} nextTo={nextTo} finish={finish} />
    </>
  )
}
