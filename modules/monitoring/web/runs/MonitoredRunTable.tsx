import { factsOf } from '@school/texts'
import { type DataColumn, DataTable, type DataTableProps } from '@school/tables'
import { Chip, IconDots, Menu, type MenuItem } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { MonitoredRun, MonitoredRunState } from '../../contract/index.ts'
import type { MonitoredRunsWanted } from './wanted.ts'
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
  if (finishedAt) return t.at(finishedAt)
  if (!deadlineAt) return t.unlimited
  const minutes = Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs)
  return state === 'running' ? `${t.left(minutes)}, ${t.until(deadlineAt)}` : t.at(deadlineAt)
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

/** What a room tells of a run besides. */
export type MonitoredRunColumn<Run extends MonitoredRun> = DataColumn<Run>

export interface MonitoredRunTableProps<Run extends MonitoredRun> extends Pick<
  DataTableProps<Run>,
  'rows' | 'tools'
> {
  sort: MonitoredRunsWanted['sort']
  onSort: (sort: MonitoredRunsWanted['sort']) => void
  serverNow: string
  /** Grades have tasks of their own, and a higher one may be chosen. */
  isByGrades: boolean
  /** After those that every work has. */
  columns: readonly MonitoredRunColumn<Run>[]
  itemsOf: (row: Run) => MenuItem[]
}

const keyOf = ({ userId }: MonitoredRun) => userId
const nameOf = ({ name }: MonitoredRun) => name

/** The participants of a page. */
export function MonitoredRunTable<Run extends MonitoredRun>({
  serverNow,
  isByGrades,
  columns,
  itemsOf,
  onSort,
  ...shown
}: MonitoredRunTableProps<Run>) {
  return (
    <DataTable
      {...shown}
      name="monitored-runs"
      caption={t.participants}
      keyOf={keyOf}
      nameOf={nameOf}
      // Only these columns are sorted by, and their keys are the orders of the server.
      onSort={(sort) => onSort(sort as MonitoredRunsWanted['sort'])}
      columns={[
        {
          key: 'name',
          title: t.nameColumn,
          isSortable: true,
          cell: (row) => <Name row={row} note={isByGrades ? otherGrade(row) : null} />,
        },
        {
          key: 'state',
          title: t.stateColumn,
          isSortable: true,
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
        {
          key: 'time',
          title: t.timeColumn,
          isSortable: true,
          cell: (row) => timeOf(row, serverNow) || null,
        },
        {
          key: 'started',
          title: t.startedColumn,
          isExtra: true,
          cell: ({ startedAt }) => startedAt && t.at(startedAt),
        },
        ...columns,
      ]}
      actionsOf={(row) => (
        <Menu label={t.actionsOf(row.name)} items={itemsOf(row)}>
          <IconDots aria-hidden="true" />
        </Menu>
      )}
    />
  )
}
