import { ReportTask } from '@school/tasks/web'
import type { TaskSummary } from '@school/works/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { lessonTaskQuery } from '../queries.ts'
import { nextTask } from './rules.ts'
import { ClosedTask } from './ClosedTask.tsx'
import { TaskAside } from './TaskAside.tsx'
import { TaskForm } from './TaskForm.tsx'
import { t } from './ru.ts'
import { TaskHead } from '@school/works/web'
import { Difficulty } from '../Difficulty.tsx'
import styles from './TaskPanel.module.css'
import { type TaskPlace, useSolving } from './use-solving.ts'

export interface TaskPanelProps {
  place: TaskPlace
  tasks: readonly TaskSummary[]
  viewerId: number
  /** Says once that the task is on the screen. @returns whether the pupil came to it by a press */
  onShown: () => boolean
}

/** One task: statement, answer, verdict, hints, solution, the way on. */
export function TaskPanel({ place, tasks, viewerId, onShown }: TaskPanelProps) {
  const { data: task } = useSuspenseQuery(lessonTaskQuery(place.lessonId, place.taskId))
  const client = useQueryClient()
  const solving = useSolving(place)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const wasOpen = useRef(task.can.answer)
  const nextId = nextTask(tasks, task.id)?.id ?? null

  // Who came by a press reads on from the title, with eyes and with a screen reader.
  useEffect(() => {
    if (!onShown()) return
    title.current!.focus({ preventScroll: true })
    title.current!.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for a task: the panel is made anew for another one
  }, [])
  useEffect(() => {
    if (nextId !== null) void client.prefetchQuery(lessonTaskQuery(place.lessonId, nextId))
  }, [client, nextId, place.lessonId])

  return (
    <article aria-labelledby={titleId} className={styles.panel}>
      <TaskHead task={task} status={task.status} level={3} titleId={titleId} titleRef={title}>
        <Difficulty level={task.difficulty} />
        {task.xp > 0 && <span>{t.earned(task.xp)}</span>}
      </TaskHead>
      <TaskForm task={task} solving={solving} viewerId={viewerId} nextId={nextId} />
      {task.can.answer ? (
        <TaskAside task={task} solving={solving} nextId={nextId} />
      ) : (
        <ClosedTask task={task} nextId={nextId} isFresh={wasOpen.current} />
      )}
      <ReportTask taskId={task.id} variant={task.variant} />
    </article>
  )
}
