import type { TaskStatus } from '@school/tasks/contract'
import { useIsGentle } from './GentleTone.tsx'
import { statusText } from './ru.ts'
import { gentleStatusText } from './ru-gentle.ts'
import { Sign, type SignName } from './Sign.tsx'
import styles from './TaskStatusChip.module.css'

const signs: Record<TaskStatus, SignName> = {
  not_started: 'empty',
  started: 'started',
  solved: 'right',
  partially: 'partial',
  failed: 'wrong',
  hinted: 'bulb',
  in_queue: 'clock',
  unavailable: 'lock',
}

/** The pupil's status of a task: a sign and a word. With `compact` the word is for screen readers only. */
export function TaskStatusChip({ status, compact = false }: { status: TaskStatus; compact?: boolean }) {
  const isGentle = useIsGentle()
  const words = isGentle ? gentleStatusText : statusText
  return (
    <span className={styles.chip} data-status={status} data-compact={compact || undefined}>
      <Sign name={isGentle && status === 'failed' ? 'read' : signs[status]} />
      <span className={compact ? 'visually-hidden' : undefined}>{words[status]}</span>
    </span>
  )
}
