import type { Sql } from '@school/db'

export interface QueueFigures {
  queue: string
  /** Due and not taken yet. */
  waiting: number
  /** How long the first of them has been due; 0 when nothing waits. */
  oldestSeconds: number
  active: number
  /** Given up after all tries; kept for some days. */
  failed: number
}

/**
 * Waiting jobs are counted by an index that holds nothing else. Active and failed ones would need a scan of all jobs of a week, so the
 * queue counts them once a minute and stores the figures.
 */
export async function readQueues(sql: Sql): Promise<QueueFigures[]> {
  const { rows } = await sql.query<QueueFigures>({
    name: 'read_queues',
    text: `select q.name as queue, coalesce(w.waiting, 0) as waiting, coalesce(w.seconds, 0) as "oldestSeconds",
        q.active_count as active, q.failed_count as failed
      from pgboss.queue q left join (
        select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as seconds
        from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name
      ) w using (name) order by q.name`,
  })
  return rows
}
