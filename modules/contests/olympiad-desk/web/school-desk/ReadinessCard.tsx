import { useCall } from '@school/api-client'
import { Card, Checkbox, toast } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { tickReadiness } from '../../contract/index.ts'
import { readinessQuery } from './queries.ts'
import { t } from './ru.ts'
import styles from './school-desk.module.css'

/** Check list of the organiser: what is ready in the school, by whom and since when. */
export function ReadinessCard({ stageId }: { stageId: number }) {
  const client = useQueryClient()
  const { data: readiness } = useSuspenseQuery(readinessQuery(stageId))
  const { mutate, isPending } = useCall(tickReadiness, {
    onSuccess: (changed) => client.setQueryData(readinessQuery(stageId).queryKey, changed),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  })
  const done = readiness.items.filter(({ tickedAt }) => tickedAt !== null).length
  return (
    <Card
      as="section"
      tone={done === readiness.items.length ? 'ok' : 'sunken'}
      className={frame.list}
      aria-labelledby="readiness"
    >
      <h3 id="readiness">{t.readiness(done, readiness.items.length)}</h3>
      <div className={styles.ticks}>
        {readiness.items.map(({ item, tickedAt, tickedBy }) => (
          <Checkbox
            key={item}
            label={t.items[item]}
            hint={tickedAt ? t.tickedBy(tickedBy, tickedAt) : t.itemHints[item]}
            checked={tickedAt !== null}
            disabled={!readiness.can.change || isPending}
            onChange={(event) =>
              mutate({ params: { stageId }, body: { item, isDone: event.currentTarget.checked } })
            }
          />
        ))}
      </div>
    </Card>
  )
}
