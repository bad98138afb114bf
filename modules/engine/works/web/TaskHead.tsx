import type { TaskStatus } from '@school/tasks/contract'
import { TaskStatusChip } from '@school/task-forms/web'
import type { ReactNode, RefObject } from 'react'
import { t } from './ru.ts'
import styles from './TaskHead.module.css'

export interface TaskHeadProps {
  task: { position: number; title: string }
  /** `null` where it is hidden: in an exam. */
  status: TaskStatus | null
  level: 2 | 3
  titleId: string
  /** Focused when another task is shown. */
  titleRef: RefObject<HTMLHeadingElement | null>
  /** Facts after the status. */
  children: ReactNode
}

/** A task's number, title and facts. */
export function TaskHead({ task, status, level, titleId, titleRef, children }: TaskHeadProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <header className={styles.head}>
      <Title id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {t.task(task.position, task.title)}
      </Title>
      <p className={styles.facts}>
        {status !== null && <TaskStatusChip status={status} />}
        {children}
      </p>
    </header>
  )
}
