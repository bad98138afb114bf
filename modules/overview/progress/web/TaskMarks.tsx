import { Link } from '@school/ui'
import { link, site } from '@school/routes'
import { TaskStatusChip } from '@school/task-forms/web'
import type { TaskResult } from '../contract/index.ts'
import { t } from './ru-results.ts'
import styles from './TaskMarks.module.css'

export interface TaskMarksProps {
  courseId: number
  lessonId: number
  label: string
  tasks: readonly TaskResult[]
}

export const taskAddress = (courseId: number, lessonId: number, taskId: number): string =>
  link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId }, { task: taskId })

/** The tasks of a lesson in a row: a number and a sign; each leads to its task. */
export const TaskMarks = ({ courseId, lessonId, label, tasks }: TaskMarksProps) => (
  <ol className={`plain-list ${styles.marks}`} aria-label={label}>
    {tasks.map(({ id, position, title, status }) => (
      <li key={id}>
        <Link to={taskAddress(courseId, lessonId, id)} className={styles.mark} title={title}>
          <span className="visually-hidden">{t.taskName(position, title)}</span>
          <span aria-hidden="true">{position}</span>
          <TaskStatusChip compact status={status} />
        </Link>
      </li>
    ))}
  </ol>
)
