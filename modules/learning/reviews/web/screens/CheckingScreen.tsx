import { ButtonLink, ChipLink, EmptyState, PageHeader, Pagination, Tabs } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { doneDays } from '../../contract/index.ts'
import { CheckingQueue } from '../desk/CheckingQueue.tsx'
import { QueueFilters } from '../desk/QueueFilters.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queueAt, reviewAt } from '../addresses.ts'
import { type QueuePart, queueGroupsQuery, queueQuery, type QueueTab } from '../queries.ts'
import { t } from '../ru.ts'

const Empty = ({ tab }: { tab: QueueTab }) =>
  tab === 'waiting' ? (
    <EmptyState
      pose="happy"
      title={t.emptyWaiting}
      text={t.emptyWaitingText}
      action={<ButtonLink to={queueAt('done')}>{t.toDone}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={t.emptyDone}
      text={t.emptyDoneText}
      action={<ButtonLink to={queueAt()}>{t.toWaiting}</ButtonLink>}
    />
  )

export function CheckingScreen({ tab, page, part }: { tab: QueueTab; page: number; part: QueuePart }) {
  const { data: waiting } = useSuspenseQuery(queueQuery('waiting', tab === 'waiting' ? page : 1, part))
  const { data: shown } = useSuspenseQuery(queueQuery(tab, page, part))
  const { data: groups } = useSuspenseQuery(queueGroupsQuery(tab, part))
  const first = waiting.rows.find(({ takenBy }) => takenBy === null || takenBy.isMe)
  return (
    <div className={frame.page}>
      <PageHeader title={t.title} lead={t.lead}>
        <Tabs
          label={t.tabs}
          tabs={[
            {
              title: t.waiting,
              to: queueAt('waiting', 1, part),
              count: waiting.total,
              current: tab === 'waiting',
            },
            { title: t.done, to: queueAt('done', 1, part), current: tab === 'done' },
          ]}
        />
      </PageHeader>
      {tab === 'done' && <p className={frame.note}>{t.doneDays(doneDays)}</p>}
      <QueueFilters groups={groups} tab={tab} part={part} />
      <OrderChips tab={tab} part={part} />
      {tab === 'waiting' && first && (
        <div>
          <ButtonLink kind="primary" size="l" to={reviewAt(first.id, part)}>
            {t.start}
          </ButtonLink>
        </div>
      )}
      <CheckingQueue cards={shown.rows} to={(id) => reviewAt(id, part)} empty={<Empty tab={tab} />} />
      <Pagination page={page} totalPages={shown.totalPages} to={(n) => queueAt(tab, n, part)} />
    </div>
  )
}

/** Choice of grouping, and a link from one homework to the whole queue. */
const OrderChips = ({ tab, part }: { tab: QueueTab; part: QueuePart }) => (
  <nav aria-label={t.order} className={frame.row}>
    {tab === 'waiting' &&
      ([null, 'task', 'pupil'] as const).map((by) => (
        <ChipLink
          key={by}
          to={queueAt('waiting', 1, { ...part, by })}
          chosen={part.by === by}
          preventScrollReset
        >
          {t.orders[by ?? 'time']}
        </ChipLink>
      ))}
    {part.homework !== null && (
      <ButtonLink kind="quiet" size="s" to={queueAt(tab, 1, { ...part, homework: null })}>
        {t.allHomeworks}
      </ButtonLink>
    )}
  </nav>
)
