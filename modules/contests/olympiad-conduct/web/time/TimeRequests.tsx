import { timeWords } from '@school/monitoring/web'
import { Button, Card, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MonitoredStage, TimeRequest } from '../../contract/index.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { timeRequestsQuery } from './queries.ts'
import { time as t } from './ru.ts'

/** The same interval as the page of the stage: a pupil is waiting. */
const liveEveryMs = 15_000

/** Pending requests with the number of affected people, and decided ones. */
export function TimeRequests({ stage }: { stage: MonitoredStage }) {
  const { data: requests } = useSuspenseQuery({
    ...timeRequestsQuery(stage.id),
    refetchInterval: liveEveryMs,
  })
  const [asked, setAsked] = useState<{ request: TimeRequest; isConfirmed: boolean } | null>(null)
  const waiting = requests.filter(({ decidedAt }) => decidedAt === null)
  const decided = requests.filter(({ decidedAt }) => decidedAt !== null)
  const { giveTime, askTime } = stage.can
  if (requests.length === 0 && !askTime && !stage.leadsAll) return null
  return (
    <>
      <section aria-labelledby="time-requests" className={frame.section}>
        <h2 id="time-requests">{askTime ? t.ownWaiting : t.waiting}</h2>
        {waiting.length === 0 && (
          <p className={frame.note}>{askTime && decided.length === 0 ? t.noneAsked : t.noneWaiting}</p>
        )}
        {waiting.map((request) => (
          <Card key={request.id} as="article" className={frame.list} aria-label={t.whom(request.name)}>
            <h3>
              {t.whom(request.name)}: {timeWords(request)}
            </h3>
            <p>
              {t.reason}: {request.reason}
            </p>
            <p className={frame.note}>{t.asked(request.askedBy, request.askedAt)}</p>
            {request.reach && <p className={frame.note}>{t.reach(request.reach)}</p>}
            {giveTime && (
              <div className={frame.row}>
                <Button size="s" kind="primary" onClick={() => setAsked({ request, isConfirmed: true })}>
                  {t.confirm}
                </Button>
                <Button size="s" onClick={() => setAsked({ request, isConfirmed: false })}>
                  {t.decline}
                </Button>
              </div>
            )}
          </Card>
        ))}
      </section>
      {decided.length > 0 && <Decided requests={decided} />}
      {asked && <DecisionDialog stageId={stage.id} {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

const Decided = ({ requests }: { requests: readonly TimeRequest[] }) => (
  <section aria-labelledby="decided-requests" className={frame.section}>
    <h2 id="decided-requests">{t.decided}</h2>
    <Table
      caption={t.decided}
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        { key: 'whom', title: t.whomColumn, cell: ({ name }) => t.whom(name) },
        { key: 'time', title: t.timeColumn, cell: timeWords, phone: 'aside' },
        { key: 'reason', title: t.reason, cell: ({ reason }) => reason },
        { key: 'asked', title: t.askedColumn, cell: ({ askedBy, askedAt }) => t.asked(askedBy, askedAt) },
        {
          key: 'decision',
          title: t.decisionColumn,
          cell: ({ isConfirmed, decidedBy, decidedAt }) => t.decision(isConfirmed, decidedBy, decidedAt!),
        },
        { key: 'words', title: t.wordsColumn, cell: ({ words }) => words },
      ]}
    />
  </section>
)
