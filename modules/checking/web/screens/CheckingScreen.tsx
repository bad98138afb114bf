import { ButtonLink, EmptyState, Pagination, Tabs } from '@school/ui'
import { CheckingQueue } from '@school/works/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queueAt, reviewAt } from '../addresses.ts'
import frame from '../page.module.css'
import { queueQuery, type QueueTab } from '../queries.ts'
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

export function CheckingScreen({ tab, page }: { tab: QueueTab; page: number }) {
  const { data: waiting } = useSuspenseQuery(queueQuery('waiting', tab === 'waiting' ? page : 1))
  const { data: shown } = useSuspenseQuery(queueQuery(tab, page))
  const first = waiting.rows.find(({ takenBy }) => takenBy === null || takenBy.isMe)
  return (
    <div className={frame.page}>
      <div className={frame.head}>
        <h1>{t.title}</h1>
        <p className={frame.lead}>{t.lead}</p>
        <Tabs
          label={t.tabs}
          tabs={[
            { title: t.waiting, to: queueAt(), count: waiting.total, current: tab === 'waiting' },
            { title: t.done, to: queueAt('done'), current: tab === 'done' },
          ]}
        />
      </div>
      {tab === 'waiting' && first && (
        <div>
          <ButtonLink kind="primary" size="l" to={reviewAt(first.id)}>
            {t.start}
          </ButtonLink>
        </div>
      )}
      <CheckingQueue cards={shown.rows} to={reviewAt} empty={<Empty tab={tab} />} />
      <Pagination page={page} totalPages={shown.totalPages} to={(n) => queueAt(tab, n)} />
    </div>
  )
}
