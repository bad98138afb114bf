import { TaskStatusChip } from '@school/tasks/web'
import type { OpenTask } from '@school/works/contract'
import type { RefObject } from 'react'
import { Difficulty } from '../Difficulty.tsx'
import { t } from './ru.ts'
import styles from './TaskHead.module.css'

export interface TaskHeadProps {
  task: OpenTask
  titleId: string
  titleRef: RefObject<HTMLHeadingElement | null>
}

export function TaskHead({ task, titleId, titleRef }: TaskHeadProps) {
  return (
    <header className={styles.head}>
      <h3 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {t.task(task.position, task.title)}
      </h3>
      <p className={styles.facts}>
        <TaskStatusChip status={task.status} />
        <Difficulty level={task.difficulty} />
        {task.xp > 0 && <span>{t.earned(task.xp)}</span>}
      </p>
    </header>
  )
}
