import { useCall } from '@school/api-client'
import { Form, useForm } from '@school/forms'
import { SaveAs } from '@school/monitoring/web'
import { Button, Card, Confirmation, Pagination, Table, TextInput, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { type MonitoringPartProps, monitoredStageAt, stageTableAt } from '@school/olympiad-conduct/web'
import { appointExpert, dismissExpert, type Expert } from '../../contract/index.ts'
import styles from './JuryDesk.module.css'
import { expertsQuery, juryMarksQuery } from './queries.ts'
import { jury } from './ru-experts.ts'

/** «Жюри»: experts of the stage, and all marks. */
export function ExpertsPart({ stage, wanted }: MonitoringPartProps) {
  const { data: experts } = useSuspenseQuery(expertsQuery(stage.id))
  const [leaving, setLeaving] = useState<Expert | null>(null)
  return (
    <>
      <section aria-labelledby="experts" className={frame.section}>
        <h2 id="experts">{jury.experts}</h2>
        <p className={frame.note}>{jury.lead}</p>
        <AppointForm stage={stage} />
        {experts.length === 0 ? (
          <p className={frame.note}>{jury.noExperts}</p>
        ) : (
          <>
            <SaveAs to={stageTableAt(stage.id, 'experts')} />
            <Table
              caption={jury.experts}
              rows={experts}
              keyOf={({ id }) => id}
              columns={[
                { key: 'name', title: jury.name, cell: ({ name }) => name },
                {
                  key: 'appointed',
                  title: jury.appointedColumn,
                  cell: ({ appointedBy, appointedAt }) => jury.by(appointedBy, appointedAt),
                },
                {
                  key: 'dismissed',
                  title: jury.dismissedColumn,
                  cell: (expert) =>
                    expert.dismissedAt ? (
                      jury.by(expert.dismissedBy, expert.dismissedAt)
                    ) : (
                      <Button
                        size="s"
                        kind="quiet"
                        aria-label={jury.dismissName(expert.name)}
                        onClick={() => setLeaving(expert)}
                      >
                        {jury.dismiss}
                      </Button>
                    ),
                },
              ]}
            />
          </>
        )}
      </section>
      <Marks stage={stage} page={wanted.page} />
      {leaving && <Dismissing stageId={stage.id} expert={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

function AppointForm({ stage }: { stage: MonitoredStage }) {
  const form = useForm(appointExpert, {
    params: { stageId: stage.id },
    values: { email: '' },
    onSent: () => {
      toast(jury.appointed, { tone: 'ok' })
      form.reset()
    },
  })
  return (
    <Card as="section" aria-labelledby="appoint" className={frame.section}>
      <h3 id="appoint">{jury.appointTitle}</h3>
      <Form
        form={form}
        className={styles.form}
        actions={
          <div>
            <Button type="submit" kind="primary" loading={form.isSending}>
              {jury.appoint}
            </Button>
          </div>
        }
      >
        <TextInput
          type="email"
          label={jury.email}
          hint={jury.emailHint}
          autoComplete="off"
          maxLength={254}
          {...form.text('email')}
        />
      </Form>
    </Card>
  )
}

function Dismissing({ stageId, expert, onClose }: { stageId: number; expert: Expert; onClose: () => void }) {
  const call = useCall(dismissExpert, {
    onSuccess: () => {
      toast(jury.dismissed, { tone: 'ok' })
      onClose()
    },
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  return (
    <Confirmation
      title={jury.dismissName(expert.name)}
      action={jury.dismiss}
      isBusy={call.isPending}
      onClose={onClose}
      onAgree={() => call.mutate({ params: { stageId, expertId: expert.id } })}
    >
      <p>{jury.dismissText}</p>
    </Confirmation>
  )
}

function Marks({ stage, page }: { stage: MonitoredStage; page: number }) {
  const { data: marks } = useSuspenseQuery(juryMarksQuery(stage.id, page))
  return (
    <section aria-labelledby="marks" className={frame.section}>
      <h2 id="marks">{jury.marks}</h2>
      <p className={frame.note}>{marks.total === 0 ? jury.noMarks : jury.marksNote}</p>
      {marks.rows.length > 0 && (
        <>
          <SaveAs to={stageTableAt(stage.id, 'jury_marks')} />
          <Table
            caption={jury.marks}
            rows={marks.rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'answer', title: jury.answerColumn, cell: ({ reviewId }) => jury.number(reviewId) },
              { key: 'task', title: jury.taskColumn, cell: ({ task }) => task },
              { key: 'by', title: jury.byColumn, cell: ({ reviewer, saidAt }) => jury.by(reviewer, saidAt) },
              {
                key: 'points',
                title: jury.pointsColumn,
                isNumber: true,
                phone: 'named',
                cell: ({ points, maxPoints }) => jury.points(points, maxPoints),
              },
              {
                key: 'settled',
                title: jury.finalColumn,
                isNumber: true,
                phone: 'named',
                cell: ({ settled, maxPoints }) => jury.finalPoints(settled, maxPoints),
              },
              { key: 'comment', title: jury.wordsColumn, cell: ({ comment }) => comment },
            ]}
          />
        </>
      )}
      <Pagination
        page={page}
        totalPages={marks.totalPages}
        to={(n) => monitoredStageAt(stage.id, { tab: 'jury', page: n })}
      />
    </section>
  )
}
