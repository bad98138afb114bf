import { query, useCall } from '@school/api-client'
import { Button, Card, IconRefresh, Table, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { listStuckAttempts, retryStuckAttempts } from '../../contract/index.ts'
import { t } from './ru-stuck.ts'

/** Polling interval of stuck attempts. */
const liveEveryMs = 60_000

/**
 * Works that could not be judged: whose, since when, and a retry button. Renders nothing when there are none.
 * @param workIds limits the list to these works
 */
export function StuckAttempts({ workIds }: { workIds?: readonly number[] }) {
  const wanted = query(listStuckAttempts, { query: { q: workIds ? { workIdIn: [...workIds] } : {} } })
  const { data: attempts = [] } = useQuery({ ...wanted, refetchInterval: liveEveryMs })
  const retry = useCall(retryStuckAttempts, {
    onSuccess: () => void toast(t.retried, { tone: 'ok' }),
    onError: (refused) => toast(refused.message, { tone: 'bad' }),
  })
  if (attempts.length === 0) return null
  return (
    <Card as="section" tone="warn" className={frame.section} aria-labelledby="stuck-attempts">
      <h2 id="stuck-attempts">{t.title(attempts.length)}</h2>
      <p>{t.text}</p>
      <Table
        caption={t.title(attempts.length)}
        rows={attempts}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: t.nameColumn, cell: ({ name }) => name },
          { key: 'work', title: t.workColumn, cell: ({ workTitle }) => workTitle },
          { key: 'since', title: t.sinceColumn, cell: ({ since }) => t.at(since) },
          { key: 'tries', title: t.triesColumn, cell: t.tries },
        ]}
      />
      <div className={frame.row}>
        <Button
          icon={<IconRefresh aria-hidden="true" />}
          loading={retry.isPending}
          onClick={() => retry.mutate({ body: { ids: attempts.map(({ id }) => id) } })}
        >
          {t.retry}
        </Button>
      </div>
    </Card>
  )
}
