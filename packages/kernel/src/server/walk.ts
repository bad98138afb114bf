import { type Fault, faultOf, isOfDatabase } from '../fault.ts'
import type { JobFailure } from './job-failures.ts'
import type { WalkFrom, WalkingJob, JobContext } from './server-module.ts'

/** Dependencies of a walk. */
export interface WalkPorts {
  inTransaction<T>(work: (ctx: JobContext) => Promise<T>): Promise<T>
  failures(): Promise<JobFailure[]>
  failed(subject: string, fault: Fault): Promise<void>
  resolved(subjects: readonly string[]): Promise<void>
  readonly now: Date
  /** The process is about to end: the rest is for the next run. */
  isStopping(): boolean
}

const portionsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

/** Ids of rows are numbers or UUIDs. */
const idOf = <Id extends number | string>(subject: string): Id =>
  (/^\d+$/.test(subject) ? Number(subject) : subject) as Id

/** First everybody who is due, then those who failed before and whose pause is over. */
export async function walk<Id extends number | string>(job: WalkingJob<Id>, ports: WalkPorts): Promise<void> {
  const known = await ports.failures()
  const except = known.map(({ subject }) => idOf<Id>(subject))
  const isFailing = new Set(except)

  const alone = async (id: Id): Promise<void> => {
    try {
      await ports.inTransaction((ctx) => job.each(ctx, [id]))
    } catch (error) {
      if (isOfDatabase(error)) throw error
      await ports.failed(String(id), faultOf(error))
      return
    }
    if (isFailing.has(id)) await ports.resolved([String(id)])
  }
  const several = async (ids: readonly Id[]): Promise<void> => {
    try {
      await ports.inTransaction((ctx) => job.each(ctx, ids))
    } catch (error) {
      if (isOfDatabase(error)) throw error
      for (const id of ids) await alone(id)
    }
  }

  let after: Id | null = null
  while (!ports.isStopping()) {
    const from: WalkFrom<Id> = { after, except }
    const due: readonly Id[] = await ports.inTransaction((ctx) => job.list(ctx, from))
    if (due.length === 0) break
    for (const ids of portionsOf(due, job.together ?? 1)) {
      if (ports.isStopping()) return
      await (ids.length === 1 ? alone(ids[0]!) : several(ids))
    }
    after = due.at(-1)!
  }
  for (const { subject, retryAt } of known) {
    if (retryAt <= ports.now && !ports.isStopping()) await alone(idOf(subject))
  }
}
