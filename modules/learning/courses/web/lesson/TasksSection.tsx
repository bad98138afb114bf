import { BlockBoundary } from '@school/tables'
import { OfflineStrip, Skeleton, Skeletons, SkeletonText } from '@school/ui'
import { AttemptStrip, useArrivals } from '@school/works/web'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Lesson } from '../../contract/index.ts'
import { lessonTaskQuery, lessonTasksQuery } from '../queries.ts'
import { FinishCard } from './FinishCard.tsx'
import { t } from './ru.ts'
import { progressOf, shownTask, taskAddress } from './rules.ts'
import { TaskPanel } from './TaskPanel.tsx'
import styles from './TasksSection.module.css'
import { useFinishJoy } from './use-finish-joy.tsx'

export interface TasksSectionProps {
  lesson: Lesson
  /** From the address. */
  taskId: number | null
  viewerId: number
}

/** The tasks of a lesson, one at a time. */
export function TasksSection({ lesson, taskId, viewerId }: TasksSectionProps) {
  const client = useQueryClient()
  const { data: tasks } = useSuspenseQuery(lessonTasksQuery(lesson.id))
  // Chosen once: the first unfinished task must not slip away at the moment when it is solved.
  const [firstId] = useState(() => shownTask(tasks, null)?.id ?? null)
  const arrived = useArrivals()
  const section = useRef<HTMLElement>(null)
  const shown = shownTask(tasks, tasks.some(({ id }) => id === taskId) ? taskId : firstId)
  const { done, total } = progressOf(tasks)
  useFinishJoy(lesson.id, tasks)
  if (!shown) return null

  /** @returns whether the pupil came to the task by a press, not with the page */
  const onShown = (): boolean => {
    const isArrival = arrived()
    // The address names the task: it is what the pupil came for.
    const isWanted = taskId === shown.id && location.hash === '' && window.scrollY === 0
    if (!isArrival && isWanted) section.current!.scrollIntoView()
    return isArrival
  }
  return (
    <section ref={section} id="tasks" aria-labelledby="tasks-title" className={styles.tasks}>
      <header className={styles.header}>
        <h2 id="tasks-title">{t.tasksTitle}</h2>
        <span className={styles.note}>{t.tasksDone(done, total)}</span>
      </header>
      <AttemptStrip
        label={t.tasksTitle}
        tasks={tasks}
        shownId={shown.id}
        isExam={false}
        to={taskAddress}
        onWarmUp={(id) => void client.prefetchQuery(lessonTaskQuery(lesson.id, id))}
      />
      <BlockBoundary key={shown.id} fallback={<TaskSkeleton />}>
        <TaskPanel
          place={{ courseId: lesson.course.id, lessonId: lesson.id, taskId: shown.id }}
          tasks={tasks}
          viewerId={viewerId}
          onShown={onShown}
        />
      </BlockBoundary>
      {done === total && <FinishCard lesson={lesson} tasks={tasks} />}
    </section>
  )
}

export const TaskSkeleton = () => (
  <div className={styles.skeleton}>
    <OfflineStrip text={t.offlineTask} />
    <Skeletons>
      <Skeleton width="60%" height="1.75rem" />
      <SkeletonText lines={3} />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      <Skeleton width="9rem" height="3.25rem" />
    </Skeletons>
  </div>
)
