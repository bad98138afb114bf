import { SaveAs } from '@school/monitoring/web'
import { Chip, ChipNav, type Column, Pagination, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoringPartProps, monitoredStageAt, stageTableAt } from '@school/olympiad-conduct/web'
import type { PreliminaryRow } from '../../contract/index.ts'
import styles from './Preliminary.module.css'
import { preliminaryQuery } from './queries.ts'
import { t } from './ru.ts'

/** The table of a grade as it would be published now. */
export function Preliminary({ stage, wanted }: MonitoringPartProps) {
  const { data: table } = useSuspenseQuery(preliminaryQuery(stage.id, wanted))
  const shown = wanted.grade ?? stage.grades[0]?.gradeIndex
  const at = (page: number, grade = wanted.grade) =>
    monitoredStageAt(stage.id, { tab: 'results', grade, page })
  return (
    <section aria-labelledby="preliminary" className={frame.section}>
      <div className={frame.list}>
        <h2 id="preliminary">{t.preliminary}</h2>
        <p className={frame.note}>{t.preliminaryNote}</p>
      </div>
      <ChipNav
        label={t.grade}
        choices={stage.grades.map(({ gradeIndex }) => ({
          to: at(1, gradeIndex),
          title: t.gradeOf(gradeIndex),
          isChosen: gradeIndex === shown,
        }))}
      />
      {table.rows.length === 0 ? (
        <p>{t.preliminaryEmpty}</p>
      ) : (
        <>
          <SaveAs to={stageTableAt(stage.id, 'preliminary', wanted.grade)} />
          <Table caption={t.preliminary} rows={table.rows} keyOf={({ userId }) => userId} columns={columns} />
        </>
      )}
      <Pagination page={table.page} totalPages={table.totalPages} to={at} label={t.preliminaryPages} />
    </section>
  )
}

const columns: Column<PreliminaryRow>[] = [
  {
    key: 'name',
    title: t.nameColumn,
    cell: ({ name, school }) => (
      <span className={styles.name}>
        <span>{name}</span>
        {school && <span className={`${frame.note} ${styles.whence}`}>{school}</span>}
      </span>
    ),
  },
  {
    key: 'place',
    title: t.placeColumn,
    phone: 'named',
    cell: ({ place }) => place,
    isNumber: true,
  },
  {
    key: 'points',
    title: t.pointsColumn,
    phone: 'aside',
    cell: ({ points, maxPoints, percent, waiting }) => (
      <span className={styles.name}>
        <span>
          {t.points(points, maxPoints)} ({t.percent(percent)})
        </span>
        {waiting > 0 && <span className={frame.note}>{t.waiting(waiting)}</span>}
      </span>
    ),
  },
  {
    key: 'award',
    title: t.awardColumn,
    phone: 'aside',
    cell: ({ award }) =>
      award && (
        <Chip size="s" tone="ok">
          {t.diploma(award)}
        </Chip>
      ),
  },
]
