import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { MonitoringPartProps } from '@school/olympiad-conduct/web'
import type { AppealsOfSchool } from '../../contract/index.ts'
import { accessTableAt } from '../accesses/queries.ts'
import { appealsBySchoolsQuery } from './queries.ts'
import { NoAppeals } from './NoAppeals.tsx'
import { t } from './ru.ts'

const number = (key: 'open' | 'accepted' | 'declined'): DataColumn<AppealsOfSchool> => ({
  key,
  title: t.appealFigures[key],
  isNumber: true,
  phone: 'named',
  value: (row) => row[key],
  cell: (row) => row[key],
})

const columns: DataColumn<AppealsOfSchool>[] = [
  {
    key: 'school',
    title: t.school,
    value: ({ name }) => name,
    cell: ({ name, city }) => t.schoolIn(name, city),
  },
  number('open'),
  number('accepted'),
  number('declined'),
]

const keyOf = ({ id }: AppealsOfSchool) => id
const nameOf = ({ name }: AppealsOfSchool) => name

/** «Апелляции» for a municipality: counts by school. */
export function AppealsBySchoolsPart({ stage }: MonitoringPartProps) {
  const { data: rows } = useSuspenseQuery(appealsBySchoolsQuery(stage.id))
  return (
    <section aria-labelledby="appeals" className={frame.section}>
      <h2 id="appeals">{t.appeals}</h2>
      <p className={frame.note}>{t.appealsOfSchoolsLead}</p>
      {rows.length === 0 ? (
        <NoAppeals arePublished={stage.publishedAt !== null} />
      ) : (
        <DataTable
          name="appeals-by-schools"
          caption={t.appeals}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          tools={<SaveAs to={accessTableAt(stage.id, 'appeals_by_schools')} />}
        />
      )}
    </section>
  )
}
