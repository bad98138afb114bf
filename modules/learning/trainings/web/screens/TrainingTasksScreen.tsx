import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, useYou } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { NoAttempt, AttemptDesk } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { TrainingAttempt } from '../../contract/index.ts'
import { finishAt, tasksAt, trainingAt } from '../addresses.ts'
import { trainingAttemptQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface TrainingTasksScreenProps {
  trainingId: number
  /** From the address; without it the first task that is not done. */
  taskId: number | null
}

export function TrainingTasksScreen({ trainingId, taskId }: TrainingTasksScreenProps) {
  const you = useYou()
  const { data: trainingAttempt } = useSuspenseQuery(trainingAttemptQuery(trainingId))
  if (!trainingAttempt) {
    return (
      <NoAttempt
        title={t.notStartedTitle}
        text={you(t.notStartedText)}
        to={trainingAt(trainingId)}
        way={t.toTraining}
      />
    )
  }
  if (trainingAttempt.attempt.state === 'finished')
    return <NoAttempt title={t.finishedTitle} to={finishAt(trainingId)} way={t.finish} />
  return <Running trainingAttempt={trainingAttempt} taskId={taskId} />
}

function Running({
  trainingAttempt: { training, attempt },
  taskId,
}: {
  trainingAttempt: TrainingAttempt
  taskId: number | null
}) {
  const navigate = useNavigate()
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.discipline.hue)}>
      <AttemptDesk
        title={training.title}
        titleTo={trainingAt(training.id)}
        attempt={attempt}
        attemptKey={trainingAttemptQuery(training.id).queryKey}
        onFinished={() => void navigate(finishAt(training.id))}
        taskId={taskId}
        to={(id) => tasksAt(training.id, id)}
      />
    </div>
  )
}
