import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { ButtonLink, EmptyState, Link, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { StageList } from '../../contract/index.ts'
import { levelAt, participationAt, stagesFileAt } from '../addresses.ts'
import { resultColumns } from '../figure-columns.tsx'
import { hasTrend, trendColumn } from '../trend-column.tsx'
import { analysedStagesQuery } from '../queries.ts'
import { t } from '../ru.ts'

type Row = StageList['stages'][number]

const nameOf = ({ olympiad, title }: Row) => t.olympiad(olympiad.title, title)
const keyOf = ({ id }: Row) => id

const columns: DataColumn<Row>[] = [
  {
    key: 'stage',
    title: t.stage,
    value: nameOf,
    cell: (stage) => <Link to={levelAt(stage.id)}>{nameOf(stage)}</Link>,
  },
  {
    key: 'season',
    title: t.season,
    phone: 'named',
    value: ({ olympiad }) => olympiad.season,
    cell: (row) => row.olympiad.season,
  },
  {
    key: 'published',
    title: t.published,
    value: ({ publishedAt }) => publishedAt,
    cell: ({ publishedAt }) => t.day(publishedAt),
  },
  ...resultColumns,
]

/** «Аналитика олимпиад»: stages with participants from the viewer's schools. */
export function StagesScreen() {
  const { data } = useSuspenseQuery(analysedStagesQuery)
  const { organization, stages } = data
  return (
    <div className={frame.section}>
      <PageHeader title={t.title} lead={t.lead(organization.title)}>
        <div>
          <ButtonLink to={participationAt()}>{t.participationTitle}</ButtonLink>
        </div>
      </PageHeader>
      {stages.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} action={false} prop="trophy" />
      ) : (
        <DataTable
          name="olympiad-analytics-stages"
          caption={t.stages}
          rows={stages}
          keyOf={keyOf}
          nameOf={nameOf}
          columns={hasTrend(stages) ? [...columns, trendColumn] : columns}
          tools={<SaveAs to={stagesFileAt} />}
        />
      )}
      {stages.some(({ figures }) => figures === null) && <p className={frame.note}>{t.hiddenNote}</p>}
    </div>
  )
}
