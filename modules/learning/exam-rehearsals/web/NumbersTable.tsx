import type { TableFormat } from '@school/kernel/contract'
import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { TaskStatusChip } from '@school/task-forms/web'
import { Chip } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { ExamCourse, ExamNumber } from '../contract/index.ts'
import { courseText as t } from './ru-course.ts'

/** By default the table shows this many of the last attempts; the others are shown on request. */
const shownAttempts = 5

const name: DataColumn<ExamNumber> = {
  key: 'number',
  title: t.number,
  value: ({ number }) => number,
  cell: (row) => (
    <span className={frame.row}>
      {t.numberOf(row)}
      {row.isWeak && (
        <Chip size="s" tone="warn">
          {t.weak}
        </Chip>
      )}
    </span>
  ),
}

const columnsOf = ({ rehearsals }: ExamCourse): DataColumn<ExamNumber>[] => [
  name,
  ...rehearsals
    .map((rehearsal, index): DataColumn<ExamNumber> & { isLast: boolean } => ({
      key: `${rehearsal.rehearsalId} ${rehearsal.number}`,
      title: t.column(rehearsal),
      isLast: index === rehearsals.length - 1,
      isExtra: index < rehearsals.length - shownAttempts,
      value: ({ cells }) => cells[index]?.points ?? null,
      cell: ({ cells, maxPoints }) => <Cell cell={cells[index] ?? null} maxPoints={maxPoints} />,
    }))
    .map(({ isLast, ...column }) => (isLast ? { ...column, phone: 'aside' as const } : column)),
]

function Cell({ cell, maxPoints }: { cell: ExamNumber['cells'][number]; maxPoints: number }) {
  if (cell === null) return t.absent
  if (cell.status === 'not_started') return <span className={frame.note}>{t.noAnswer}</span>
  return (
    <span className={frame.row}>
      <TaskStatusChip compact status={cell.status} />
      {maxPoints > 1 && cell.status !== 'in_queue' && t.pointsOf(cell.points, maxPoints)}
    </span>
  )
}

interface NumbersTableProps {
  course: ExamCourse
  /** Where it is saved. */
  fileAt: (format: TableFormat) => string
}

/** Numbers of the paper × attempts: what was solved, partly, not, and not answered. */
export const NumbersTable = ({ course, fileAt }: NumbersTableProps) => (
  <section aria-labelledby="numbers" className={frame.section}>
    <div className={frame.list}>
      <h2 id="numbers">{t.numbers}</h2>
      {course.counted > 0 && <p>{t.weakNumbers(course.numbers.filter(({ isWeak }) => isWeak))}</p>}
      <p className={frame.note}>{t.numbersNote(course.counted)}</p>
    </div>
    <DataTable
      name="exam-course-numbers"
      caption={t.numbers}
      rows={course.numbers}
      keyOf={({ number }) => number}
      nameOf={t.numberOf}
      columns={columnsOf(course)}
      tools={<SaveAs to={fileAt} />}
    />
  </section>
)
