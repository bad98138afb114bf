import { Chip, type Column, IconDots, Menu, type MenuItem, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import type { LedParticipant, LedStage } from '../../contract/index.ts'
import { profileAt } from '../addresses.ts'
import type { Asked } from './ParticipantActions.tsx'
import { t } from './ru.ts'
import styles from './ParticipantTable.module.css'
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

/** «7А» tells the grade already; a higher one that was chosen is said. */
const isOfOwnGrade = ({ schoolClass, gradeIndex }: LedParticipant): boolean =>
  Number.parseInt(schoolClass?.name ?? '', 10) === gradeIndex

const Name = ({ row }: { row: LedParticipant }) => (
  <span className={frame.list}>
    <span>{row.name}</span>
    <span className={`${frame.note} ${styles.whence}`}>
      {[
        t.whence(row.schoolClass?.name ?? null, row.school?.name ?? null),
        isOfOwnGrade(row) ? null : t.setOf(row.gradeIndex),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </span>
)

const mayHaveTime = ({ state }: LedParticipant): boolean => state !== 'handed_in'

function itemsOf(stage: LedStage, row: LedParticipant, onAsk: (asked: Asked) => void): MenuItem[] {
  const pupil = { id: row.userId, name: row.name }
  return [
    ...(stage.can.giveTime && mayHaveTime(row)
      ? [{ title: t.giveTime, onSelect: () => onAsk({ what: 'time', pupil }) }]
      : []),
    ...(stage.can.setConditions
      ? [{ title: t.conditions, onSelect: () => onAsk({ what: 'conditions', pupil }) }]
      : []),
    { title: t.profile, to: profileAt(row.userId) },
  ]
}

interface ParticipantTableProps {
  stage: LedStage
  rows: readonly LedParticipant[]
  onAsk: (asked: Asked) => void
}

/** The participants of a page. */
export function ParticipantTable({ stage, rows, onAsk }: ParticipantTableProps) {
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
  columns.push({
    key: 'actions',
    title: t.actionsColumn,
    cell: (row) => (
      <Menu label={t.actionsOf(row.name)} items={itemsOf(stage, row, onAsk)}>
        <IconDots aria-hidden="true" />
      </Menu>
    ),
  })
  return <Table caption={t.participants} rows={rows} keyOf={({ id }) => id} columns={columns} />
}
