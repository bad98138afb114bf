import { TaskStatusChip } from '@school/task-forms/web'
import { formatNumber } from '@school/texts'
import { Link, Table } from '@school/ui'
import type { TaskResult } from '../contract/index.ts'
import { t } from './ru-results.ts'
import { taskAddress, type TaskMarksProps } from './TaskMarks.tsx'

type TaskResultTableProps = Omit<TaskMarksProps, 'label'> & { caption: string }

/** The same tasks with their titles, tries and experience. */
export const TaskResultTable = ({ courseId, lessonId, caption, tasks }: TaskResultTableProps) => (
  <Table<TaskResult>
    caption={caption}
    rows={tasks}
    keyOf={({ id }) => id}
    columns={[
      {
        key: 'title',
        title: t.task,
        cell: ({ id, position, title }) => (
          <Link to={taskAddress(courseId, lessonId, id)}>
            {position}. {title}
          </Link>
        ),
      },
      { key: 'status', title: t.status, cell: ({ status }) => <TaskStatusChip status={status} /> },
      { key: 'tries', title: t.triesColumn, cell: ({ tries }) => formatNumber(tries), isNumber: true },
      {
        key: 'xp',
        title: t.xpColumn,
        cell: ({ xp, availableXp }) => t.xpOf(xp, availableXp),
        isNumber: true,
      },
    ]}
  />
)
