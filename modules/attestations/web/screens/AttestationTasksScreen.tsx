import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf } from '@school/ui'
import {
  FinishButton,
  RunClock,
  RunStrip,
  ShownExamTask,
  type ShownExamTaskProps,
  useExamRun,
} from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BegunAttestation } from '../../contract/index.ts'
import { attestationTasksAt } from '../addresses.ts'
import { AttestationIntro } from '../AttestationIntro.tsx'
import frame from '@school/ui/frame.module.css'
import page from '../page.module.css'
import { attestationRunQuery, attestationTaskQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { answeredCount, firstUnanswered } from '../shown-task.ts'
import { useAttestationCalls } from '../use-attestation-calls.ts'

export interface AttestationTasksScreenProps {
  attestationId: number
  /** From the address; without it the first one without an answer. */
  taskId: number | null
}

/** Without a run under way: what awaits and the button to begin. */
export function AttestationTasksScreen({ attestationId, taskId }: AttestationTasksScreenProps) {
  const { data } = useSuspenseQuery(attestationRunQuery(attestationId))
  const { training, attempt } = data
  if (!attempt || attempt.state === 'finished') return <AttestationIntro training={training} />
  return <Running run={{ training, attempt }} taskId={taskId} />
}

function Running({ run, taskId }: { run: BegunAttestation; taskId: number | null }) {
  const { training, attempt } = run
  const { tasks } = attempt
  const client = useQueryClient()
  const calls = useAttestationCalls(training.id)
  const { finish, isFinishing, ...desk } = useExamRun(calls, attempt)
  // Chosen once: the first task without an answer must not slip away at the moment when it has one.
  const [firstId] = useState(() => firstUnanswered(tasks)?.id ?? null)
  const shownId = tasks.some(({ id }) => id === taskId) ? taskId : firstId
  const to = (id: number) => attestationTasksAt(training.id, id)
  const next = tasks[tasks.findIndex(({ id }) => id === shownId) + 1]
  const finishButton = (kind: 'primary' | 'secondary') => (
    <FinishButton tasks={tasks} isExam to={to} onFinish={finish} isBusy={isFinishing} kind={kind} />
  )
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <header className={page.between}>
        <div>
          <h1>{training.title}</h1>
          <p className={frame.note}>
            {t.attempt(attempt.run, training.runsAllowed)}, {t.answered(answeredCount(tasks), tasks.length)}
          </p>
        </div>
        <div className={frame.row}>
          {attempt.deadlineAt && (
            <RunClock deadlineAt={attempt.deadlineAt} serverNow={attempt.serverNow} onTimeUp={desk.timeUp} />
          )}
          {finishButton('secondary')}
        </div>
      </header>
      <RunStrip
        tasks={tasks}
        shownId={shownId}
        isExam
        to={to}
        onWarmUp={(id) => void client.prefetchQuery(attestationTaskQuery(training.id, id))}
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

type ShownTaskProps = Omit<ShownExamTaskProps<BegunAttestation>, 'attempt' | 'task'> & {
  run: BegunAttestation
  taskId: number
}

function ShownTask({ run: { training, attempt }, taskId, ...rest }: ShownTaskProps) {
  const { data: task } = useSuspenseQuery(attestationTaskQuery(training.id, taskId))
  return <ShownExamTask {...rest} attempt={attempt} task={task} />
}
