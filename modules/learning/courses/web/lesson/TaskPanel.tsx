import { ButtonLink, IconArrowRight, IconBook2 } from '@school/ui'
import type { OpenTask, TaskSummary } from '@school/works/contract'
import { PracticeTask } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Difficulty } from '../Difficulty.tsx'
import { lessonTaskQuery } from '../queries.ts'
import { t } from './ru.ts'
import { nextTask, taskAddress } from './rules.ts'
import { type LessonPlace, useLessonSolving } from './use-lesson-solving.ts'

export interface TaskPanelProps {
  place: LessonPlace & { taskId: number }
  tasks: readonly TaskSummary[]
  viewerId: number
  /** Called once when the task is on the screen. @returns whether the pupil came to it by a press */
  onShown: () => boolean
}

const draftKeyOf = (viewerId: number, { id, variant }: OpenTask): string =>
  `draft:${viewerId}:${id}${variant === null ? '' : `:${variant}`}`

/** One task of a lesson, and the ways to its theory, to the next task and to the result. */
export function TaskPanel({ place, tasks, viewerId, onShown }: TaskPanelProps) {
  const { data: task } = useSuspenseQuery(lessonTaskQuery(place.lessonId, place.taskId))
  const client = useQueryClient()
  const { search } = useLocation()
  const solving = useLessonSolving(place, task)
  const nextId = nextTask(tasks, task.id)?.id ?? null
  useEffect(() => {
    if (nextId !== null) void client.prefetchQuery(lessonTaskQuery(place.lessonId, nextId))
  }, [client, nextId, place.lessonId])
  return (
    <PracticeTask
      task={task}
      solving={solving}
      draftKey={draftKeyOf(viewerId, task)}
      onShown={onShown}
      level={3}
      facts={
        <>
          <Difficulty level={task.difficulty} />
          {task.xp > 0 && <span>{t.earned(task.xp)}</span>}
        </>
      }
      worth={task.nextXp > 0 ? t.worth(task.nextXp) : null}
      ways={
        <ButtonLink kind="quiet" to={{ search, hash: 'theory' }} icon={<IconBook2 aria-hidden="true" />}>
          {t.toTheory}
        </ButtonLink>
      }
      giveUpText={t.giveUpText}
      giveUpHint={t.giveUpHint}
      nextTo={nextId === null ? null : taskAddress(nextId)}
      finish={
        <ButtonLink
          kind="primary"
          size="l"
          to={{ search, hash: 'finish' }}
          iconAfter={<IconArrowRight aria-hidden="true" />}
        >
          {t.toResult}
        </ButtonLink>
      }
    />
  )
}
