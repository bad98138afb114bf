import { factsOf } from '@school/texts'
import { Chip, type Column, IconDots, Menu, type MenuItem, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { LedRun, LedRunState } from '../../contract/index.ts'
import styles from './LedRunTable.module.css'
import { t } from './ru.ts'

const minuteMs = 60_000

const tones = {
  not_started: 'plain',
  running: 'accent',
  handed_in: 'ok',
  on_check: 'primary',
  timed_out: 'warn',
} as const satisfies Record<LedRunState, string>

/** The time of a run: what is left of it, or when it was over. */
function timeOf({ state, deadlineAt, finishedAt }: LedRun, serverNow: string): string {
  if (state === 'not_started') return ''
  if (finishedAt) return t.finishedAt(finishedAt)
  if (!deadlineAt) return t.unlimited
  const minutes = Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs)
  return state === 'running' ? `${t.left(minutes)}, ${t.until(deadlineAt)}` : t.finishedAt(deadlineAt)
}

/** «7А» tells the grade already; a higher one that was chosen is said. */
const otherGrade = ({ schoolClass, gradeIndex }: LedRun): string | null =>
  gradeIndex === null || Number.parseInt(schoolClass?.name ?? '', 10) === gradeIndex
    ? null
    : t.setOf(gradeIndex)

const Name = ({ row, note }: { row: LedRun; note: string | null }) => (
  <span className={styles.name}>
    <span>{row.name}</span>
    <span className={`${frame.note} ${styles.whence}`}>
      {factsOf(t.whence(row.schoolClass?.name ?? null, row.school?.name ?? null), note)}
    </span>
  </span>
)

export interface LedRunTableProps<Run extends LedRun> {
  rows: readonly Run[]
  serverNow: string
  /** Grades have tasks of their own, and a higher one may be chosen. */
  isByGrades: boolean
  /** After those that every work has. */
  columns: readonly Column<Run>[]
  itemsOf: (row: Run) => MenuItem[]
}

/** The participants of a page. */
export function LedRunTable<Run extends LedRun>({
  rows,
  serverNow,
  isByGrades,
  columns,
  itemsOf,
}: LedRunTableProps<Run>) {
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
