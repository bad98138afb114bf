import { fileAddress } from '@school/api-client'
import { SaveAs } from '@school/monitoring/web'
import { formatMoment } from '@school/texts'
import { Button, ButtonLink, Card, EmptyState, Pagination, SelectInput, Table } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'
import { type MonitoringPartProps, monitoredStageAt, stageTableAt } from '@school/olympiad-conduct/web'
import { type ProtocolKind, protocolKinds } from '@school/olympiads/contract'
import {
  protocolBy,
  protocolKindWords,
  protocolParticipant,
  protocolWords,
  saveProtocol,
} from '../../contract/index.ts'
import styles from './ProtocolPart.module.css'
import { protocolProofQuery, protocolQuery } from './queries.ts'
import { protocol as t } from './ru.ts'

/** Polling interval of the protocol during the stage. */
const liveEveryMs = 30_000

/** «Протокол»: all events of the stage, the latest first. */
export function ProtocolPart({ stage, wanted }: MonitoringPartProps) {
  const { data: list } = useSuspenseQuery({
    ...protocolQuery(stage.id, wanted),
    refetchInterval: liveEveryMs,
  })
  const navigate = useNavigate()
  const { kind, participant, page } = wanted
  const at = (place: { kind?: ProtocolKind | null; participant?: number | null; page?: number }) =>
    monitoredStageAt(stage.id, { tab: 'protocol', kind, participant, ...place })
  return (
    <section aria-labelledby="protocol" className={frame.section}>
      <h2 id="protocol">{t.title}</h2>
      <p className={frame.note}>{t.lead}</p>
      <Proof stage={stage} />
      <div className={styles.filters}>
        <SelectInput
          label={t.kind}
          value={kind ?? ''}
          onChange={({ target }) =>
            void navigate(at({ kind: protocolKinds.find((one) => one === target.value) ?? null }))
          }
        >
          <option value="">{t.allKinds}</option>
          {protocolKinds.map((one) => (
            <option key={one} value={one}>
              {protocolKindWords[one]}
            </option>
          ))}
        </SelectInput>
        {participant !== null && (
          <ButtonLink size="s" to={at({ participant: null })}>
            {t.onlyOf(participant)}
          </ButtonLink>
        )}
        <SaveAs to={stageTableAt(stage.id, 'protocol')} />
        <a href={fileAddress(saveProtocol, { params: { stageId: stage.id } })} download>
          {t.signedPdf}
        </a>
      </div>
      {list.rows.length === 0 ? (
        <EmptyState
          compact
          level={3}
          title={kind || participant ? t.noneFound : t.noneTitle}
          text={kind || participant ? t.noneFoundText : t.noneText}
          action={
            (kind || participant) && (
              <ButtonLink to={at({ kind: null, participant: null })}>{t.showAll}</ButtonLink>
            )
          }
        />
      ) : (
        <Table
          caption={t.title}
          rows={list.rows}
          keyOf={({ number }) => number}
          columns={[
            {
              key: 'what',
              title: t.whatColumn,
              cell: (entry) => (
                <div>
                  <span className={frame.note}>{t.number(entry.number)}</span>{' '}
                  <strong>{protocolKindWords[entry.kind]}</strong>
                  {protocolWords(entry) && <span className={styles.words}>{protocolWords(entry)}</span>}
                </div>
              ),
            },
            { key: 'at', title: t.atColumn, phone: 'aside', cell: (entry) => formatMoment(entry.at) },
            {
              key: 'participant',
              title: t.participantColumn,
              phone: 'aside',
              cell: (entry) => protocolParticipant(entry),
            },
            { key: 'by', title: t.byColumn, phone: 'named', cell: (entry) => protocolBy(entry) },
          ]}
        />
      )}
      <Pagination page={page} totalPages={list.totalPages} to={(n) => at({ page: n })} />
    </section>
  )
}

/** Result of verifying that the protocol was not changed. */
function Proof({ stage }: { stage: MonitoredStage }) {
  const { data: proof, isFetching, refetch } = useQuery(protocolProofQuery(stage.id))
  if (!proof || proof.entries === 0) return null
  const isWhole = proof.brokenAt === null
  return (
    <Card tone={isWhole ? 'ok' : 'bad'} pad="s" className={frame.list} aria-live="polite">
      <p>
        <strong>{isWhole ? t.whole(proof.entries) : t.broken(proof.brokenAt!)}</strong>
      </p>
      <p>{isWhole ? t.wholeText : t.brokenText}</p>
      {proof.lastHash && <p className={styles.hash}>{proof.lastHash}</p>}
      <div>
        <Button size="s" loading={isFetching} onClick={() => void refetch()}>
          {t.again}
        </Button>
      </div>
    </Card>
  )
}
