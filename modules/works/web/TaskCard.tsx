import { ReportTask } from '@school/tasks/web'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { AttemptTask } from '../contract/index.ts'
import { t } from './ru.ts'
import styles from './TaskCard.module.css'
import { TaskHead } from './TaskHead.tsx'

export interface TaskCardProps {
  task: AttemptTask
  /** In an exam the status is not told. */
  isExam: boolean
  children: ReactNode
}

/** The frame of one task of a run: its number, title and difficulty. Who comes by a press reads on from the title. */
export function TaskCard({ task, isExam, children }: TaskCardProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const shown = useRef(task.id)
  useEffect(() => {
    if (shown.current === task.id) return
    shown.current = task.id
    title.current!.focus({ preventScroll: true })
    title.current!.scrollIntoView({ block: 'nearest' })
  }, [task.id])
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <TaskHead task={task} status={isExam ? null : task.status} level={2} titleId={titleId} titleRef={title}>
        <span>{t.difficulty(task.difficulty)}</span>
      </TaskHead>
      {children}
      <ReportTask taskId={task.id} variant={task.variant} />
    </article>
  )
}
