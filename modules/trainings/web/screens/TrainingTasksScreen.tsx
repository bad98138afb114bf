import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { NoRun, RunDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { TrainingRun } from '../../contract/index.ts'
import { finishAt, tasksAt, trainingAt } from '../addresses.ts'
import { runQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface TrainingTasksScreenProps {
  trainingId: number
  /** From the address; without it the first task that is not done. */
  taskId: number | null
}

export function TrainingTasksScreen({ trainingId, taskId }: TrainingTasksScreenProps) {
  const you = useYou()
  const { data: run } = useSuspenseQuery(runQuery(trainingId))
  if (!run) {
    return (
      <NoRun
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={trainingAt(trainingId)}
        way={t.toTraining}
      />
    )
  }
  if (run.attempt.state === 'finished')
    return <NoRun title={t.finishedTitle} to={finishAt(trainingId)} way={t.finish} />
  return <Running run={run} taskId={taskId} />
}

function Running({ run: { training, attempt }, taskId }: { run: TrainingRun; taskId: number | null }) {
  const navigate = useNavigate()
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <RunDesk
        title={training.title}
        titleTo={trainingAt(training.id)}
        attempt={attempt}
        runKey={runQuery(training.id).queryKey}
        onFinished={() => void navigate(finishAt(training.id))}
        taskId={taskId}
        to={(id) => tasksAt(training.id, id)}
      />
    </div>
  )
}
