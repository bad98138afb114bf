import { TaskStatusChip } from '@school/tasks/web'
import type { TaskSummary } from '@school/works/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lessonTaskQuery } from '../queries.ts'
import { t } from './ru.ts'
import { taskAddress } from './task-address.ts'
import styles from './TaskStrip.module.css'

export interface TaskStripProps {
  lessonId: number
  tasks: readonly TaskSummary[]
  shownId: number
}

/** The tasks of a lesson as numbers: what colour says is said by a sign and a word too. */
export function TaskStrip({ lessonId, tasks, shownId }: TaskStripProps) {
  const client = useQueryClient()
  const warmUp = (taskId: number) => void client.prefetchQuery(lessonTaskQuery(lessonId, taskId))
  return (
    <nav aria-label={t.tasksTitle}>
      <ol className={`plain-list ${styles.strip}`}>
        {tasks.map(({ id, position, title, status }) => (
          <li key={id}>
            <Link
              to={taskAddress(id)}
              preventScrollReset
              className={styles.chip}
              data-status={status}
              aria-current={id === shownId ? 'true' : undefined}
              title={title}
              onPointerEnter={() => warmUp(id)}
              onFocus={() => warmUp(id)}
            >
              <span className="visually-hidden">{t.taskNumber(position)}</span>
              <span aria-hidden="true" className={styles.number}>
                {position}
              </span>
              <TaskStatusChip status={status} compact />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
