import '@school/ui/math.css'
import '@school/ui/prose.css'
import {
  doneCount,
  FinishButton,
  firstTask,
  nextTask,
  RunHead,
  RunStrip,
  ShownExamTask,
  useExamRun,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BegunWebinarHomework } from '../contract/webinar.ts'
import { webinarAt } from './addresses.ts'
import { webinarTaskQuery } from './queries.ts'
import { t } from './ru-webinar.ts'
import { useWebinarCalls } from './use-webinar.ts'

/** A run at a webinar: the clock that is the same for everybody, the strip, the task. */
export function WebinarSolving({ run, taskId }: { run: BegunWebinarHomework; taskId: number | null }) {
  const { webinar, attempt, title } = run
  const { tasks } = attempt
  const client = useQueryClient()
  const calls = useWebinarCalls(webinar.id)
  const { finish, isFinishing, ...desk } = useExamRun(calls, attempt)
  // Chosen once: the first task without an answer must not slip away at the moment when it has one.
  const [firstId] = useState(() => firstTask(tasks, true)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const to = (id: number) => webinarAt(webinar.id, id)
  const next = shownId === null ? undefined : nextTask(tasks, shownId, true)
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam to={to} onFinish={finish} isBusy={isFinishing} kind={kind} />
  )
  return (
    <>
      <RunHead
        title={title}
        titleTo={webinarAt(webinar.id)}
        note={t.answered(doneCount(tasks, true), tasks.length)}
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
        onWarmUp={(id) => void client.prefetchQuery(webinarTaskQuery(webinar.id, id))}
      />
      {shownId !== null && (
        <ShownTask
          key={`${shownId} ${attempt.holder}`}
          run={run}
          taskId={shownId}
          onTakeOver={desk.takeOver}
          isTakingOver={desk.isTakingOver}
          isTimeUp={desk.isTimeUp}
          nextTo={next ? to(next.id) : null}
          finish={finishButton('primary')}
        />
      )}
    </>
  )
}

interface ShownTaskProps {
  run: BegunWebinarHomework
  taskId: number
  onTakeOver: () => void
  isTakingOver: boolean
  isTimeUp: boolean
  nextTo: string | null
  finish: React.ReactNode
}

function ShownTask({ run: { webinar, attempt }, taskId, ...rest }: ShownTaskProps) {
  const calls = useWebinarCalls(webinar.id)
  const { data: task } = useSuspenseQuery(webinarTaskQuery(webinar.id, taskId))
  return <ShownExamTask {...rest} calls={calls} attempt={attempt} task={task} />
}
