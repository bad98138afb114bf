import { Chip, type Column, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { LedParticipant, LedStage } from '../../contract/index.ts'
import { t } from './ru.ts'
import { toneOfParticipant } from './tone.ts'

const minuteMs = 60_000

/** The time of a run: what is left of it, or when it was over. */
function timeOf({ state, deadlineAt, finishedAt }: LedParticipant, serverNow: string): string {
  if (state === 'not_started') return ''
  if (finishedAt) return t.finishedAt(finishedAt)
  if (!deadlineAt) return t.unlimited
  const minutes = Math.floor((Date.parse(deadlineAt) - Date.parse(serverNow)) / minuteMs)
  return state === 'running' ? `${t.left(minutes)}, ${t.until(deadlineAt)}` : t.finishedAt(deadlineAt)
}

const Name = ({ row }: { row: LedParticipant }) => (
  <span className={frame.list}>
    <span>{row.name}</span>
    <span className={frame.note}>
      {[t.whence(row.schoolClass?.name ?? null, row.school?.name ?? null), t.setOf(row.gradeIndex)]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
)

/** The participants of a page. */
export function ParticipantTable({ stage, rows }: { stage: LedStage; rows: readonly LedParticipant[] }) {
  const columns: Column<LedParticipant>[] = [
    { key: 'name', title: t.nameColumn, cell: (row) => <Name row={row} /> },
    {
      key: 'state',
      title: t.stateColumn,
      cell: ({ state }) => (
        <Chip size="s" tone={toneOfParticipant[state]}>
          {t.states[state]}
        </Chip>
      ),
    },
    { key: 'answered', title: t.answeredColumn, cell: (row) => t.answered(row.answered, row.tasks) },
    { key: 'time', title: t.timeColumn, cell: (row) => timeOf(row, stage.serverNow) },
  ]
  if (stage.publishedAt)
    columns.push({
      key: 'result',
      title: t.resultColumn,
      cell: ({ percent, award }) =>
        [percent !== null && t.percent(percent), award && t.diploma(award)].filter(Boolean).join(', '),
    })
  return <Table caption={t.participants} rows={rows} keyOf={({ id }) => id} columns={columns} />
}
