import { factsOf } from '@school/texts'
import { type DataColumn, DataTable, type DataTableProps } from '@school/tables'
import { Chip, IconDots, Menu, type MenuItem } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { MonitoredAttempt, MonitoredAttemptState } from '../../contract/index.ts'
import type { MonitoredAttemptsWanted } from './wanted.ts'
import styles from './MonitoredAttemptTable.module.css'
import { t } from './ru.ts'

const minuteMs = 60_000

const tones = {
  not_started: 'plain',
  running: 'accent',
  lost: 'warn',
  handed_in: 'ok',
  on_check: 'primary',
  timed_out: 'plain',
} as const satisfies Record<MonitoredAttemptState, string>

/** The time of an attempt: what is left of it, or when it was over. */
function timeOf({ state, deadlineAt, finishedAt }: MonitoredAttempt, serverNow: string): string {
  if (state === 'not_started') return ''
  if (finishedAt) return t.at(finishedAt)
  if (!deadlineAt) return t.unlimited
  const minutes = Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs)
  return state === 'running' || state === 'lost'
    ? `${t.left(minutes)}, ${t.until(deadlineAt)}`
    : t.at(deadlineAt)
}

/** «7А» already contains the grade; show the grade only when the pupil chose a higher one. */
const otherGrade = ({ schoolClass, gradeIndex }: MonitoredAttempt): string | null =>
  gradeIndex === null || Number.parseInt(schoolClass?.name ?? '', 10) === gradeIndex
    ? null
    : t.setOf(gradeIndex)

const Name = ({ row, note }: { row: MonitoredAttempt; note: string | null }) => (
  <span className={styles.name}>
    <span>{row.name}</span>
    <span className={`${frame.note} ${styles.whence}`}>
      {factsOf(t.whence(row.schoolClass?.name ?? null, row.school?.name ?? null), note)}
    </span>
  </span>
)

/** Extra column that the calling module adds. */
export type MonitoredAttemptColumn<BegunWork extends MonitoredAttempt> = DataColumn<BegunWork>

export interface MonitoredAttemptTableProps<BegunWork extends MonitoredAttempt> extends Pick<
  DataTableProps<BegunWork>,
  'rows' | 'tools' | 'chosen' | 'onChoose'
> {
  sort: MonitoredAttemptsWanted['sort']
  onSort: (sort: MonitoredAttemptsWanted['sort']) => void
  serverNow: string
  /** Each grade has its own tasks, and a pupil may choose a higher grade. */
  isByGrades: boolean
  /** Appended to the common columns. */
  columns: readonly MonitoredAttemptColumn<BegunWork>[]
  itemsOf: (row: BegunWork) => MenuItem[]
}

const keyOf = ({ userId }: MonitoredAttempt) => userId
const nameOf = ({ name }: MonitoredAttempt) => name

/** A page of the table of participants. */
export function MonitoredAttemptTable<BegunWork extends MonitoredAttempt>({
  serverNow,
  isByGrades,
  columns,
  itemsOf,
  onSort,
  ...shown
}: MonitoredAttemptTableProps<BegunWork>) {
  return (
    <DataTable
      {...shown}
      name="monitored-attempts"
      caption={t.participants}
      keyOf={keyOf}
      nameOf={nameOf}
      // Only these columns are sortable, and their keys equal the orders of the server.
      onSort={(sort) => onSort(sort as MonitoredAttemptsWanted['sort'])}
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
