import { factsOf } from '@school/texts'
import '@school/ui/math.css'
import '@school/ui/prose.css'
import { useSend } from '@school/api-client'
import { hueOf, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { SolvedTaskCard, SolvedWork } from '@school/results/web'
import { TaskAppealsCard } from '@school/reviews/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { appealTask } from '../../contract/index.ts'
import { olympiadAt, solutionsAt } from '../addresses.ts'
import { OutOfRating } from '../OutOfRating.tsx'
import { participantTaskQuery, participantWorkQuery } from '../queries.ts'
import { t } from '../ru.ts'

export interface OlympiadSolutionsScreenProps {
  stageId: number
  userId: number
  /** `null`: the first task. */
  taskId: number | null
}

export function OlympiadSolutionsScreen({ stageId, userId, taskId }: OlympiadSolutionsScreenProps) {
  const { data: work } = useSuspenseQuery(participantWorkQuery(stageId, userId))
  const { olympiad, stage, user, tasks, result } = work
  const shownId = taskId ?? tasks[0]?.id ?? null
  const title = user.isMe ? t.mySolutions : t.solutionsOf(user.name)
  return (
    <div className={`hue ${frame.page}`} style={hueOf(olympiad.hue)}>
      <PageHeader crumbs={[{ title: olympiad.title, to: olympiadAt(olympiad.id) }, { title }]} title={title}>
        <p className={frame.note}>
          {factsOf(
            `${t.stageOf(stage.title, work.gradeIndex)}${work.isVirtual ? `, ${t.virtual}` : ''}`,
            t.finishedAt(work.finishedAt),
            t.percent(result.percent),
            t.points(result.points, result.maxPoints),
            work.award && t.diploma(work.award),
          )}
        </p>
        <OutOfRating disqualification={work.disqualification} />
      </PageHeader>
      <SolvedWork
        tasks={tasks}
        shownId={shownId}
        to={(id) => solutionsAt(olympiad.id, user.id, stage.id, id)}
      >
        {shownId !== null && (
          <Solved
            key={shownId}
            participationId={work.participationId}
            stageId={stageId}
            user={user}
            taskId={shownId}
          />
        )}
      </SolvedWork>
    </div>
  )
}

interface SolvedProps {
  participationId: number
  stageId: number
  user: { id: number; isMe: boolean }
  taskId: number
}

function Solved({ participationId, stageId, user, taskId }: SolvedProps) {
  const query = participantTaskQuery(stageId, user.id, taskId)
  const { data: task } = useSuspenseQuery(query)
  const client = useQueryClient()
  const appeal = useSend(appealTask, (changed) => client.setQueryData(query.queryKey, changed))
  return (
    <SolvedTaskCard
      task={task}
      fact={task.solvedPercent === null ? null : t.solvedBy(task.solvedPercent)}
      ofPupil={!user.isMe}
    >
      <TaskAppealsCard
        appealing={task.appealing}
        about={`olympiad ${participationId} ${taskId}`}
        onFile={(body, repeatKey) => appeal({ params: { participationId, taskId }, body }, { repeatKey })}
      />
    </SolvedTaskCard>
  )
}
