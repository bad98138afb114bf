import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { hashingQueue } from '@school/accounts/server'
import { type Database, SharedPool } from '@school/db'
import type { JobQueue } from '@school/kernel/server'
import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client'
import type { Readiness } from '../health.ts'
import type { OpenSecurityLog } from '../security-log.ts'

export interface ProcessPorts {
  database: Database
  jobQueue: Pick<JobQueue, 'failed'>
  readiness: Readiness
  security: Pick<OpenSecurityLog, 'counts'>
}

/** What a process knows of itself without asking anybody. */
export function measureProcess(
  registry: Registry,
  { database, jobQueue, readiness, security }: ProcessPorts,
): void {
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({ name: 'school_processes', help: 'Processes that these figures are of', registers }).set(1)
  new Gauge({
    name: 'school_processes_draining',
    help: 'Processes that are about to stop and get no new requests',
    registers,
    collect() {
      this.set(Number(readiness.isDraining))
    },
  })
  measureEventLoop(registry)
  measurePools(registry, database)
  for (const what of ['waiting', 'active'] as const)
    new Gauge({
      name: `school_hashing_${what}`,
      help: `Passwords whose check is ${what}: the queue of those who sign in`,
      registers,
      collect() {
        this.set(hashingQueue()[what])
      },
    })
  new Counter({
    name: 'school_job_failures_total',
    help: 'Failures of jobs and listeners',
    labelNames: ['name'] as const,
    registers,
    collect() {
      this.reset()
      for (const [name, count] of jobQueue.failed) this.inc({ name }, count)
    },
  })
  new Counter({
    name: 'school_security_events_total',
    help: 'Events written to the security log',
    labelNames: ['event'] as const,
    registers,
    collect() {
      this.reset()
      for (const [event, count] of security.counts) this.inc({ event }, count)
    },
  })
}

function measureEventLoop(registry: Registry): void {
  let last: EventLoopUtilization | undefined
  new Gauge({
    name: 'school_event_loop_utilization',
    help: 'Share of the time since these figures were last asked for that the event loop was busy; of the busiest process',
    registers: [registry],
    aggregator: 'max',
    collect() {
      const now = performance.eventLoopUtilization()
      const { utilization } = last ? performance.eventLoopUtilization(now, last) : now
      last = now
      this.set(utilization)
    },
  })
}

type Pool = Database['pool']

const waitingOf = (pool: Pool): number =>
  pool.waitingCount + (pool instanceof SharedPool ? pool.waitingChanges : 0)

const ofPool: Record<string, { help: string; read: (pool: Pool) => number }> = {
  limit: { help: 'Connections that there may be', read: ({ options }) => options.max },
  size: { help: 'Connections that there are', read: ({ totalCount }) => totalCount },
  idle: { help: 'Connections that are not in use', read: ({ idleCount }) => idleCount },
  waiting: { help: 'Those who wait for a connection', read: waitingOf },
}

function measurePools(registry: Registry, { pool, patient }: Database): void {
  const pools = new Map([[pool, 'ordinary']])
  // The embedded database has one for everybody.
  if (patient.pool !== pool) pools.set(patient.pool, 'patient')
  for (const [what, { help, read }] of Object.entries(ofPool))
    new Gauge({
      name: `school_database_pool_${what}`,
      help: `${help}, by pool`,
      labelNames: ['pool'] as const,
      registers: [registry],
      collect() {
        for (const [each, name] of pools) this.set({ pool: name }, read(each))
      },
    })
}
