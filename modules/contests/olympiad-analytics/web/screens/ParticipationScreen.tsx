import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { ButtonLink, EmptyState, Link, PageHeader } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Participation, StageParticipation } from '../../contract/index.ts'
import { levelAt, participationFileAt, stagesAt } from '../addresses.ts'
import { participationQuery } from '../queries.ts'
import { t } from '../ru.ts'

const nameOf = ({ olympiad, title }: StageParticipation) => t.olympiad(olympiad.title, title)
const keyOf = ({ id }: StageParticipation) => id

const number = (key: keyof Participation, title: string): DataColumn<StageParticipation> => ({
  key,
  title,
  isNumber: true,
  phone: 'named',
  value: ({ participation }) => participation && participation[key],
  cell: ({ participation }) =>
    participation ? t.number(participation[key]) : <span className={frame.note}>{t.hidden}</span>,
})

const columns: DataColumn<StageParticipation>[] = [
  { key: 'stage', title: t.stage, value: nameOf, cell: nameOf },
  {
    key: 'grades',
    title: t.gradeColumn,
    cell: ({ grades }) => t.grades(grades),
  },
  {
    key: 'window',
    title: t.window,
    value: ({ opensAt }) => opensAt,
    cell: ({ opensAt, closesAt }) => t.span(opensAt, closesAt),
  },
  number('pupils', t.pupilsColumn),
  number('invited', t.invited),
  number('registered', t.registered),
  number('began', t.began),
  number('finished', t.finished),
  {
    key: 'results',
    title: t.published,
    phone: 'named',
    value: ({ publishedAt }) => publishedAt,
    cell: ({ id, publishedAt }) =>
      publishedAt ? <Link to={levelAt(id)}>{t.date(publishedAt)}</Link> : t.notOut,
  },
]

/** «Статистика олимпиад»: progress of the viewer's schools in every stage. */
export function ParticipationScreen() {
  const { data } = useSuspenseQuery(participationQuery)
  const { organization, stages } = data
  return (
    <div className={frame.section}>
      <PageHeader title={t.participationTitle} lead={t.participationLead(organization.title)}>
        <div>
          <ButtonLink to={stagesAt()}>{t.title}</ButtonLink>
        </div>
      </PageHeader>
      {stages.length === 0 ? (
        <EmptyState title={t.noStages} text={t.noStagesText} action={false} prop="trophy" />
      ) : (
        <DataTable
          name="olympiad-participation"
          caption={t.stages}
          rows={stages}
          keyOf={keyOf}
          nameOf={nameOf}
          columns={columns}
          tools={<SaveAs to={participationFileAt} />}
        />
      )}
      {stages.some(({ participation }) => participation === null) && (
        <p className={frame.note}>{t.fewRegistered}</p>
      )}
    </div>
  )
}
