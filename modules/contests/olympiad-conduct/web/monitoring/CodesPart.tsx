import { useCall } from '@school/api-client'
import { SaveAs } from '@school/monitoring/web'
import { Button, Card, EmptyState, IconPrinter, Pagination, Table, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { issueCode } from '@school/olympiads/contract'
import type { MonitoredCode, MonitoredStage } from '../../contract/index.ts'
import { type MonitoringPartProps, stageTableAt } from './wanted.ts'
import styles from './CodesPart.module.css'
import { IssueForm } from './IssueForm.tsx'
import { monitoredCodesQuery } from './queries.ts'
import { t } from './ru.ts'
import { SchoolSearch } from './SchoolSearch.tsx'
import { SeatsDialog } from './SeatsDialog.tsx'
import { useStagePlace } from './stage-place.ts'
import { usePrintedCodes } from './use-printed-codes.ts'

/** «Коды»: codes of schools, and how many pupils have entered. */
export function CodesPart({ stage, wanted }: MonitoringPartProps) {
  const { stageAt } = useStagePlace()
  const { name } = wanted
  const { data: codes } = useSuspenseQuery(monitoredCodesQuery(stage.id, wanted))
  const printing = usePrintedCodes(stage.id, name, codes.totalPages)
  const [changed, setChanged] = useState<MonitoredCode | null>(null)
  return (
    <section aria-labelledby="codes" className={frame.section}>
      <div className={`${frame.row} ${frame.between} ${styles.tools}`}>
        <h2 id="codes">{t.codesTitle}</h2>
        {codes.total > 0 && (
          <Button
            icon={<IconPrinter aria-hidden="true" />}
            loading={printing.isReading}
            onClick={printing.print}
          >
            {t.print}
          </Button>
        )}
      </div>
      <p className={frame.note}>{t.codesLead}</p>
      {stage.can.leadCodes && (
        <div className={styles.tools}>
          <IssueForm stageId={stage.id} />
        </div>
      )}
      {(codes.totalPages > 1 || name !== null) && (
        <div className={styles.tools}>
          <SchoolSearch stageId={stage.id} tab="codes" name={name} isFiltered={name !== null} />
        </div>
      )}
      {codes.total === 0 && name !== null && <p className={frame.note}>{t.notFoundCodes}</p>}
      {codes.total === 0 && name === null && <NoCodes stage={stage} />}
      {codes.total > 0 && (
        <>
          <p className={styles.memo}>{t.howTo(stage.olympiad.title)}</p>
          <div className={styles.tools}>
            <SaveAs to={stageTableAt(stage.id, 'codes')} />
          </div>
          <Table
            caption={t.codesTitle}
            rows={printing.codes ?? codes.rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'school', title: t.school, cell: ({ school }) => t.schoolIn(school.name, school.city) },
              {
                key: 'code',
                title: t.codeColumn,
                phone: 'aside',
                cell: ({ code }) => <strong className={styles.code}>{code}</strong>,
              },
              {
                key: 'taken',
                title: t.takenColumn,
                phone: 'named',
                cell: ({ taken, seats }) => t.takenOf(taken, seats),
                isNumber: true,
              },
              ...(stage.can.leadCodes
                ? [
                    {
                      key: 'seats',
                      title: t.seatsColumn,
                      cell: (code: MonitoredCode) => (
                        <Button
                          size="s"
                          kind="quiet"
                          className={styles.tools}
                          aria-label={t.changeSeatsOf(code.school.name)}
                          onClick={() => setChanged(code)}
                        >
                          {t.changeSeats}
                        </Button>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <div className={styles.tools}>
            <Pagination
              page={codes.page}
              totalPages={codes.totalPages}
              to={(page) => stageAt(stage.id, { tab: 'codes', name, page })}
              label={t.codesPages}
            />
          </div>
        </>
      )}
      {changed && (
        <SeatsDialog key={changed.id} stageId={stage.id} code={changed} onClose={() => setChanged(null)} />
      )}
    </section>
  )
}

/** A methodist issues codes in the form above; a teacher requests the one of their school. */
function NoCodes({ stage }: { stage: MonitoredStage }) {
  const issue = useCall(issueCode, {
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  const { leadCodes, issueOwnCode } = stage.can
  if (leadCodes || !issueOwnCode)
    return (
      <Card tone="sunken">
        <strong>{t.noCodesTitle}</strong>
        <p className={frame.note}>
          {leadCodes ? t.noCodesText : stage.school || stage.leadsAll ? t.noCodesClosedText : t.noSchoolText}
        </p>
      </Card>
    )
  return (
    <EmptyState
      compact
      level={3}
      title={t.noCodesTitle}
      text={t.noOwnCodeText}
      action={
        <Button
          kind="primary"
          loading={issue.isPending}
          onClick={() => issue.mutate({ params: { stageId: stage.id } })}
        >
          {t.getOwnCode}
        </Button>
      }
    />
  )
}
