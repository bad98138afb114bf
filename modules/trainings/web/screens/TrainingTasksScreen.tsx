import '@school/ui/math.css'
import '@school/ui/prose.css'
import { ButtonLink, EmptyState, hueOf, toast } from '@school/ui'
import {
  ExamTask,
  FinishButton,
  HeldElsewhere,
  PracticeTask,
  RunClock,
  RunStrip,
  tabHolder,
  useAutosave,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { TrainingRun } from '../../contract/index.ts'
import { finishAt, tasksAt, trainingAt } from '../addresses.ts'
import frame from '../page.module.css'
import { runQuery, runTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { doneCount, firstTask, nextTask } from '../shown-task.ts'
import { useFinish, useHold, usePractice, useSave } from '../use-run.ts'
import styles from './TrainingTasksScreen.module.css'

export interface TrainingTasksScreenProps {
  trainingId: number
  /** From the address; without it the first task that is not done. */
  taskId: number | null
}

export function TrainingTasksScreen({ trainingId, taskId }: TrainingTasksScreenProps) {
  const { data: run } = useSuspenseQuery(runQuery(trainingId))
  if (!run || run.attempt.state === 'finished') return <NotRunning trainingId={trainingId} run={run} />
  return <Running run={run} taskId={taskId} />
}

/** Nothing to solve: not begun yet, or finished already. */
const NotRunning = ({ trainingId, run }: { trainingId: number; run: TrainingRun | null }) => (
  <div className={frame.page}>
    <EmptyState
      level={1}
      title={run ? t.finishedTitle : t.notStartedTitle}
      text={run ? '' : t.notStartedText}
      action={
        <ButtonLink kind="primary" to={run ? finishAt(trainingId) : trainingAt(trainingId)}>
          {run ? t.finish : t.toTraining}
        </ButtonLink>
      }
    />
  </div>
)

function Running({ run, taskId }: { run: TrainingRun; taskId: number | null }) {
  const { training, attempt } = run
  const { tasks } = attempt
  const isExam = attempt.mode === 'exam'
  const client = useQueryClient()
  const { finish, isBusy } = useFinish(training.id)
  // Chosen once: the first unfinished task must not slip away at the moment when it is solved.
  const [firstId] = useState(() => firstTask(tasks, isExam)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const to = (id: number) => tasksAt(training.id, id)
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam={isExam} to={to} onFinish={finish} isBusy={isBusy} kind={kind} />
  )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <header className={styles.bar}>
        <div className={styles.name}>
          <h1>
            <Link to={trainingAt(training.id)}>{training.title}</Link>
          </h1>
          <p className={frame.note}>{t.answered(doneCount(tasks, isExam), tasks.length)}</p>
        </div>
        <div className={frame.row}>
          {attempt.deadlineAt && (
            <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={finish} />
          )}
          {finishButton('secondary')}
        </div>
      </header>
      <RunStrip
        tasks={tasks}
        shownId={shownId}
        isExam={isExam}
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(runTaskQuery(training.id, id))}
      />
      {shownId !== null && (
        <ShownTask
          key={`${shownId} ${attempt.holder}`}
          run={run}
          taskId={shownId}
          nextTo={nextAddress(run, shownId)}
          finish={finishButton('primary')}
        />
      )}
    </div>
  )
}

function nextAddress({ training, attempt }: TrainingRun, shownId: number): string | null {
  const next = nextTask(attempt.tasks, shownId, attempt.mode === 'exam')
  return next ? tasksAt(training.id, next.id) : null
}

interface ShownTaskProps {
  run: TrainingRun
  taskId: number
  nextTo: string | null
  finish: ReactNode
}

const ShownTask = (props: ShownTaskProps) =>
  props.run.attempt.mode === 'exam' ? <ShownExamTask {...props} /> : <ShownPracticeTask {...props} />

function ShownPracticeTask({ run, taskId, nextTo, finish }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(runTaskQuery(run.training.id, taskId))
  const calls = usePractice(run.training.id, task)
  return <PracticeTask task={task} attemptId={run.attempt.id} calls={calls} nextTo={nextTo} finish={finish} />
}

function ShownExamTask({ run, taskId, nextTo, finish }: ShownTaskProps) {
  const { training, attempt } = run
  const { data: task } = useSuspenseQuery(runTaskQuery(training.id, taskId))
  const client = useQueryClient()
  const { takeOver, isBusy } = useHold(training.id)
  const saving = useAutosave(task, {
    attemptId: attempt.id,
    save: useSave(training.id, task),
    onRefused: (error) => {
      toast((error as Error).message, { tone: 'bad' })
      // The run has ended or has gone to another tab: the page shows what is true now.
      void client.invalidateQueries({ queryKey: runQuery(training.id).queryKey })
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
