import '@school/ui/math.css'
import '@school/ui/prose.css'
import { ButtonLink, EmptyState, hueOf } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import {
  doneCount,
  FinishButton,
  firstTask,
  nextTask,
  RunHead,
  RunStrip,
  ShownExamTask,
  type ShownExamTaskProps,
  useExamRun,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OlympiadRun } from '../../contract/index.ts'
import { finishAt, olympiadAt, tasksAt } from '../addresses.ts'
import { olympiadRunQuery, olympiadTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { useOlympiadCalls } from '../use-olympiad.ts'

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
  const calls = useOlympiadCalls(olympiad.id, participation.id)
  const { finish, isFinishing, ...desk } = useExamRun(calls, attempt)
  // Chosen once: the first unanswered task must not slip away at the moment when it is answered.
  const [firstId] = useState(() => firstTask(tasks, true)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const next = shownId === null ? undefined : nextTask(tasks, shownId, true)
  const to = (id: number) => tasksAt(olympiad.id, id)
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam to={to} onFinish={finish} isBusy={isFinishing} kind={kind} />
  )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.discipline.hue)}>
      <RunHead
        title={olympiad.title}
        titleTo={olympiadAt(olympiad.id)}
        note={
          <>
            {t.stageOf(stage.title, participation.gradeIndex)}
            {participation.isVirtual && `, ${t.virtual}`} · {t.answered(doneCount(tasks, true), tasks.length)}
          </>
        }
        attempt={attempt}
        onTimeUp={desk.timeUp}
      >
        {finishButton('secondary')}
      </RunHead>
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

interface ShownTaskProps extends Omit<ShownExamTaskProps<OlympiadRun>, 'attempt' | 'task'> {
  run: OlympiadRun
  taskId: number
}

function ShownTask({ run: { participation, attempt }, taskId, ...rest }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(olympiadTaskQuery(participation.id, taskId))
  return <ShownExamTask {...rest} attempt={attempt} task={task} />
}
