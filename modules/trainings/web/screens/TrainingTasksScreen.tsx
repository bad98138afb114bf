import '@school/ui/math.css'
import '@school/ui/prose.css'
import { ButtonLink, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import {
  doneCount,
  FinishButton,
  firstTask,
  nextTask,
  PracticeTask,
  RunHead,
  RunStrip,
  ShownExamTask,
  type ShownExamTaskProps,
  useExamRun,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrainingRun } from '../../contract/index.ts'
import { finishAt, tasksAt, trainingAt } from '../addresses.ts'
import { runQuery, runTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { usePractice, useTrainingCalls } from '../use-run.ts'

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
  const calls = useTrainingCalls(training.id)
  const { finish, isFinishing, ...desk } = useExamRun(calls, attempt)
  // Chosen once: the first unfinished task must not slip away at the moment when it is solved.
  const [firstId] = useState(() => firstTask(tasks, isExam)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const to = (id: number) => tasksAt(training.id, id)
  const next = shownId === null ? undefined : nextTask(tasks, shownId, isExam)
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam={isExam} to={to} onFinish={finish} isBusy={isFinishing} kind={kind} />
  )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <RunHead
        title={training.title}
        titleTo={trainingAt(training.id)}
        note={t.answered(doneCount(tasks, isExam), tasks.length)}
        attempt={attempt}
        onTimeUp={desk.timeUp}
      >
        {finishButton('secondary')}
      </RunHead>
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
          calls={calls}
          onTakeOver={desk.takeOver}
          isTakingOver={desk.isTakingOver}
          isTimeUp={desk.isTimeUp}
          nextTo={next ? to(next.id) : null}
          finish={finishButton('primary')}
        />
      )}
    </div>
  )
}

interface ShownTaskProps extends Omit<ShownExamTaskProps<TrainingRun>, 'attempt' | 'task'> {
  run: TrainingRun
  taskId: number
}

const ShownTask = (props: ShownTaskProps) =>
  props.run.attempt.mode === 'exam' ? <InExam {...props} /> : <InPractice {...props} />

function InPractice({ run, taskId, nextTo, finish }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(runTaskQuery(run.training.id, taskId))
  const calls = usePractice(run.training.id, task)
  return <PracticeTask task={task} attemptId={run.attempt.id} calls={calls} nextTo={nextTo} finish={finish} />
}

function InExam({ run: { training, attempt }, taskId, ...rest }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(runTaskQuery(training.id, taskId))
  return <ShownExamTask {...rest} attempt={attempt} task={task} />
}
