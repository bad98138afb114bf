import { fileAddress } from '@school/api-client'
import { type DataColumn, DataTable, SaveAs } from '@school/tables'
import { ButtonLink, EmptyState } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type MonitoringPartProps, managedStageAt } from '@school/olympiad-conduct/web'
import { ResultsPart } from '@school/olympiad-jury/web'
import { printSigningSheet, saveSigningSheet, type SheetRow } from '../../contract/index.ts'
import { signingSheetQuery } from './queries.ts'
import { t } from './ru.ts'

/** «Итоги» in a school: the outcome of the stage, and the protocol which the school signs. */
export const SchoolResultsPart = (props: MonitoringPartProps) => (
  <>
    <ResultsPart {...props} />
    <Sheet {...props} />
  </>
)

const columnsOf = (areResultsOut: boolean): DataColumn<SheetRow>[] => [
  {
    key: 'who',
    title: t.participant,
    cell: ({ name, participationId }) => name ?? t.participantNumber(participationId),
  },
  { key: 'class', title: t.className, phone: 'named', cell: (row) => t.classOf(row) },
  { key: 'state', title: t.state, phone: 'aside', cell: ({ state }) => t.states[state] },
  ...(areResultsOut
    ? [
        {
          key: 'points',
          title: t.points,
          isNumber: true,
          phone: 'named' as const,
          value: ({ result }: SheetRow) => result?.points ?? -1,
          cell: ({ result }: SheetRow) => result && t.pointsOf(result),
        },
        {
          key: 'place',
          title: t.place,
          isNumber: true,
          phone: 'named' as const,
          value: ({ place }: SheetRow) => place?.place ?? Infinity,
          cell: ({ place, isOutOfRating }: SheetRow) =>
            isOutOfRating ? t.outOfRating : place && t.placeOf(place),
        },
        {
          key: 'award',
          title: t.award,
          phone: 'named' as const,
          cell: ({ award }: SheetRow) => award && t.degree(award),
        },
      ]
    : []),
]

const keyOf = ({ participationId }: SheetRow) => participationId
const nameOf = ({ name, participationId }: SheetRow) => name ?? t.participantNumber(participationId)

function Sheet({ stage }: MonitoringPartProps) {
  const { data: sheet } = useSuspenseQuery(signingSheetQuery(stage.id))
  const params = { stageId: stage.id }
  return (
    <section aria-labelledby="signing-sheet" className={frame.section}>
      <h2 id="signing-sheet">{sheet.areResultsOut ? t.sheet : t.preliminarySheet}</h2>
      <p className={frame.note}>{sheet.areResultsOut ? t.sheetLead : t.preliminaryLead}</p>
      {sheet.rows.length === 0 ? (
        <EmptyState compact level={3} title={t.noParticipants} text={t.noParticipantsText} action={false} />
      ) : (
        <>
          <div className={frame.row}>
            <a href={fileAddress(printSigningSheet, { params })} download>
              {t.print}
            </a>
            {stage.publishedAt && stage.can.makePackets && (
              <ButtonLink to={managedStageAt(stage.id, { tab: 'packets' })}>{t.diplomas}</ButtonLink>
            )}
          </div>
          <DataTable
            name="signing-sheet"
            caption={t.sheet}
            columns={columnsOf(sheet.areResultsOut)}
            rows={sheet.rows}
            keyOf={keyOf}
            nameOf={nameOf}
            tools={<SaveAs to={(format) => fileAddress(saveSigningSheet, { params, query: { format } })} />}
          />
        </>
      )}
    </section>
  )
}
