import { factsOf } from '@school/texts'
import { Chip, type Column, IconDots, Menu, type MenuItem, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { MonitoredRun, MonitoredRunState } from '../../contract/index.ts'
import styles from './MonitoredRunTable.module.css'
import { t } from './ru.ts'

const minuteMs = 60_000

const tones = {
  not_started: 'plain',
  running: 'accent',
  handed_in: 'ok',
  on_check: 'primary',
  timed_out: 'warn',
} as const satisfies Record<MonitoredRunState, string>

/** The time of a run: what is left of it, or when it was over. */
function timeOf({ state, deadlineAt, finishedAt }: MonitoredRun, serverNow: string): string {
  if (state === 'not_started') return ''
  if (finishedAt) return t.finishedAt(finishedAt)
  if (!deadlineAt) return t.unlimited
  const minutes = Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs)
  return state === 'running' ? `${t.left(minutes)}, ${t.until(deadlineAt)}` : t.finishedAt(deadlineAt)
}

/** «7А» tells the grade already; a higher one that was chosen is said. */
const otherGrade = ({ schoolClass, gradeIndex }: MonitoredRun): string | null =>
  gradeIndex === null || Number.parseInt(schoolClass?.name ?? '', 10) === gradeIndex
    ? null
    : t.setOf(gradeIndex)

const Name = ({ row, note }: { row: MonitoredRun; note: string | null }) => (
  <span className={styles.name}>
    <span>{row.name}</span>
    <span className={`${frame.note} ${styles.whence}`}>
      {factsOf(t.whence(row.schoolClass?.name ?? null, row.school?.name ?? null), note)}
    </span>
  </span>
)

export interface MonitoredRunTableProps<Run extends MonitoredRun> {
  rows: readonly Run[]
  serverNow: string
  /** Grades have tasks of their own, and a higher one may be chosen. */
  isByGrades: boolean
  /** After those that every work has. */
  columns: readonly Column<Run>[]
  itemsOf: (row: Run) => MenuItem[]
}

/** The participants of a page. */
export function MonitoredRunTable<Run extends MonitoredRun>({
  rows,
  serverNow,
  isByGrades,
  columns,
  itemsOf,
}: MonitoredRunTableProps<Run>) {
  return (
    <Table
      caption={t.participants}
      rows={rows}
      keyOf={({ userId }) => userId}
      columns={[
        {
          key: 'name',
          title: t.nameColumn,
          cell: (row) => <Name row={row} note={isByGrades ? otherGrade(row) : null} />,
        },
        {
          key: 'state',
          title: t.stateColumn,
          phone: 'aside',
          cell: ({ state }) => (
            <Chip size="s" tone={tones[state]}>
              {t.states[state]}
            </Chip>
          ),
        },
        {
          key: 'answered',
          title: t.answeredColumn,
          phone: 'aside',
          cell: (row) => t.answered(row.answered, row.tasks),
        },
        { key: 'time', title: t.timeColumn, cell: (row) => timeOf(row, serverNow) || null },
        ...columns,
        {
          key: 'actions',
          title: t.actionsColumn,
          cell: (row) => (
            <div className={styles.actions}>
              <Menu label={t.actionsOf(row.name)} items={itemsOf(row)}>
                <IconDots aria-hidden="true" />
              </Menu>
            </div>
          ),
        },
      ]}
    />
  )
}
