import { factsOf } from '@school/texts'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import { hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { SolvedTaskCard, SolvedWork } from '@school/results/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { solutionsAt, trainingAt } from '../addresses.ts'
import { solutionQuery, solutionsQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface TrainingSolutionsScreenProps {
  trainingId: number
  userId: number
  /** Without it the first task. */
  taskId: number | null
}

export function TrainingSolutionsScreen({ trainingId, userId, taskId }: TrainingSolutionsScreenProps) {
  const { data: solutions } = useSuspenseQuery(solutionsQuery(trainingId, userId))
  const { training, user, tasks, result } = solutions
  const shownId = taskId ?? tasks[0]?.id ?? null
  const title = user.isMe ? t.solutionsTitle : t.solutionsOf(user.name)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(training.hue)}>
      <PageHeader crumbs={[{ title: training.title, to: trainingAt(training.id) }, { title }]} title={title}>
        <p className={frame.note}>
          {factsOf(
            t.solvedAttempt(solutions.attemptNumber, solutions.finishedAt),
            t.percent(result.percent),
            t.points(result.points, result.maxPoints),
          )}
        </p>
      </PageHeader>
      <SolvedWork tasks={tasks} shownId={shownId} to={(id) => solutionsAt(training.id, user.id, id)}>
        {shownId !== null && <Solved key={shownId} trainingId={trainingId} user={user} taskId={shownId} />}
      </SolvedWork>
    </div>
  )
}

interface SolvedProps {
  trainingId: number
  user: { id: number; isMe: boolean }
  taskId: number
}

function Solved({ trainingId, user, taskId }: SolvedProps) {
  const { data: task } = useSuspenseQuery(solutionQuery(trainingId, user.id, taskId))
  return (
    <SolvedTaskCard task={task} fact={task.tries > 1 ? t.tries(task.tries) : null} ofPupil={!user.isMe} />
  )
}
