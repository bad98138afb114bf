import { Card } from '@school/ui'
import frame from '@school/ui/frame.module.css'
import { useQuery } from '@tanstack/react-query'
import { HeardList } from './HeardList.tsx'
import { clarificationsQuery } from './queries.ts'
import { t } from './ru.ts'

/** After a run: what was asked and said in it, to read. */
export function HeardCard({ participationId }: { participationId: number }) {
  const { data } = useQuery(clarificationsQuery(participationId))
  if (!data || data.rows.length === 0) return null
  return (
    <Card as="section" className={frame.section} aria-labelledby="jury">
      <h2 id="jury">{t.title}</h2>
      <HeardList rows={data.rows} />
    </Card>
  )
}
