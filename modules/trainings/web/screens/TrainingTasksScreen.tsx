import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { AttemptTask } from '@school/works/contract'
import { NoRun, PracticeTask, RunDesk, type WayOn } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { TrainingRun } from '../../contract/index.ts'
import { finishAt, tasksAt, trainingAt } from '../addresses.ts'
import { runQuery } from '../queries.ts'
import { t } from '../ru.ts'
import { usePractice, useTrainingCalls } from '../use-run.ts'

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
  const calls = useTrainingCalls(training.id)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <RunDesk
        title={training.title}
        titleTo={trainingAt(training.id)}
        attempt={attempt}
        calls={calls}
        taskId={taskId}
        to={(id) => tasksAt(training.id, id)}
        practice={(task, way) => (
          <InPractice trainingId={training.id} attemptId={attempt.id} task={task} way={way} />
        )}
      />
    </div>
  )
}

interface InPracticeProps {
  trainingId: number
  attemptId: number
  task: AttemptTask
  way: WayOn
}

function InPractice({ trainingId, attemptId, task, way }: InPracticeProps) {
  const calls = usePractice(trainingId, task)
  return <PracticeTask task={task} attemptId={attemptId} calls={calls} {...way} />
}
