import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { Chip, Pagination } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoringPartProps, managedStageAt } from '@school/olympiad-conduct/web'
import type { SchoolAppeal } from '../../contract/index.ts'
import { accessTableAt } from '../accesses/queries.ts'
import { schoolAppealsQuery } from './queries.ts'
import { NoAppeals } from './NoAppeals.tsx'
import { t } from './ru.ts'
import styles from './school-desk.module.css'

const tones = { open: 'accent', accepted: 'ok', declined: 'warn' } as const

const columns: DataColumn<SchoolAppeal>[] = [
  {
    key: 'who',
    title: t.appeal,
    cell: ({ id, name }) =>
      name === null ? (
        t.appealNumber(id)
      ) : (
        <>
          {name} <span className={frame.note}>{t.appealNumber(id)}</span>
        </>
      ),
  },
  { key: 'class', title: t.className, phone: 'named', cell: (row) => t.classOf(row) },
  { key: 'task', title: t.task, phone: 'named', cell: ({ task }) => t.taskOf(task) },
  {
    key: 'state',
    title: t.state,
    phone: 'aside',
    cell: ({ state, gained }) => (
      <Chip size="s" tone={tones[state]}>
        {t.fate(state, gained)}
      </Chip>
    ),
  },
  { key: 'filed', title: t.filed, cell: ({ filedAt }) => t.at(filedAt) },
  {
    key: 'words',
    title: t.decision,
    cell: ({ words, decidedAt }) =>
      decidedAt && (
        <>
          <span className={styles.words}>{words}</span> <span className={frame.note}>{t.at(decidedAt)}</span>
        </>
      ),
  },
]

const keyOf = ({ id }: SchoolAppeal) => id
const nameOf = ({ id, name }: SchoolAppeal) => name ?? t.appealNumber(id)

/** «Апелляции» of the school’s pupils, read-only. The jury decides. */
export function SchoolAppealsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: list } = useSuspenseQuery(schoolAppealsQuery(stage.id, wanted.page))
  return (
    <section aria-labelledby="appeals" className={frame.section}>
      <h2 id="appeals">{t.appeals}</h2>
      <p className={frame.note}>{t.appealsLead}</p>
      {list.rows.length === 0 ? (
        <NoAppeals arePublished={stage.publishedAt !== null} />
      ) : (
        <DataTable
          name="school-appeals"
          caption={t.appeals}
          columns={columns}
          rows={list.rows}
          keyOf={keyOf}
          nameOf={nameOf}
          tools={<SaveAs to={accessTableAt(stage.id, 'appeals')} />}
        />
      )}
      <Pagination
        page={list.page}
        totalPages={list.totalPages}
        to={(page) => managedStageAt(stage.id, { tab: 'appeals', page })}
        label={t.pages}
      />
    </section>
  )
}
