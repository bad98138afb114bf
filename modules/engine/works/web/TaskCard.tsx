import { ReportTask } from '@school/task-reports/web'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { OpenTask } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './TaskCard.module.css'
import { TaskHead } from './TaskHead.tsx'

export interface TaskCardProps {
  task: Pick<OpenTask, 'id' | 'position' | 'title' | 'status' | 'difficulty' | 'variant'>
  /** In an exam the status is hidden. */
  isExam: boolean
  level?: 2 | 3 | undefined
  /** After the status; by default the difficulty. */
  facts?: ReactNode
  /** See `useArrivals`. */
  onShown?: (() => boolean) | undefined
  children: ReactNode
}

/** The frame of one task: its number, title and difficulty. Give it a `key` of the task. */
export function TaskCard({ task, isExam, level = 2, facts, onShown, children }: TaskCardProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // After in-page navigation the focus moves to the title, also for screen readers.
  useEffect(() => {
    if (!onShown?.()) return
    title.current!.focus({ preventScroll: true })
    title.current!.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for a task: the card is remounted for another one
  }, [])
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <TaskHead
        task={task}
        status={isExam ? null : task.status}
        level={level}
        titleId={titleId}
        titleRef={title}
      >
        {facts ?? <span>{t.difficulty(task.difficulty)}</span>}
      </TaskHead>
      {children}
      <ReportTask taskId={task.id} variant={task.variant} />
    </article>
  )
}
