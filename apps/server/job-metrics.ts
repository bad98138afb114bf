import type { Database } from '@school/db'
import { countFailures, type Work } from '@school/kernel/server'
import { Counter, Gauge, type Registry } from 'prom-client'

/** What jobs and listeners could not do: in this process since its start, and what is waiting to be put right at all. */
export function measureJobs(registry: Registry, work: Work, database: Database): void {
  new Counter({
    name: 'job_failures_total',
    help: 'Failures of jobs and listeners in this process',
    labelNames: ['job'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [job, count] of work.failed) this.inc({ job }, count)
    },
  })
  new Gauge({
    name: 'job_failures_open',
    help: 'Rows that jobs and listeners have failed at and have not dealt with yet',
    labelNames: ['job'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      // Without a database there are no figures of it; the rest of the page is wanted all the more.
      const rows = await countFailures(database.pool).catch(() => [])
      for (const { job, count } of rows) this.set({ job }, count)
    },
  })
}
