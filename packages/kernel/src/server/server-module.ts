import type * as z from 'zod'
import type { EventKind } from '../contract/events.ts'
import type { Announce } from './context.ts'
import type { Route } from './route.ts'
import { type Extension, type Extensions, extensionsOf } from './extension.ts'
import type { Sql, Unit } from '@school/db'
import type { RaiseSecurity } from './security.ts'

/** Services available to jobs and listeners. */
interface Surroundings {
  /** Raises a security event. */
  readonly security: RaiseSecurity
  readonly announce: Announce
  readonly extensions: Extensions
}

/** What a job or a listener may use: its own transaction and the clock. */
export interface JobContext extends Unit, Surroundings {
  readonly now: Date
}

const noSurroundings: Surroundings = {
  security: () => {},
  announce: async ({ name }) => {
    throw new Error(`Nobody would hear of ${name} here.`)
  },
  extensions: extensionsOf([]),
}

/** @param around services; without it security events are dropped, announcing throws and there are no extensions */
export const jobContext = (unit: Unit, now: Date, around: Partial<Surroundings> = {}): JobContext => ({
  ...noSurroundings,
  ...around,
  sql: unit.sql,
  get db() {
    return unit.db
  },
  now,
})

/** Handles an event of a lower module. Must be idempotent: delivery is at least once. */
export interface Listener {
  readonly event: EventKind
  /** Unique; names the queue. */
  readonly name: string
  /** Gets the payloads announced in the last moments, all in one transaction. */
  readonly hear: (ctx: JobContext, payloads: readonly unknown[]) => Promise<void>
}

interface Scheduled {
  readonly name: string
  /** Cron, UTC. */
  readonly schedule: string
  readonly summary: string
}

/** Done at one go, in one transaction. */
export interface SingleJob extends Scheduled {
  readonly run: (ctx: JobContext) => Promise<void>
}

/** Where a walk has got to. */
export interface WalkFrom<Id> {
  /** Ids go up; `null` at the beginning. */
  readonly after: Id | null
  /** Those that failed before: their turn comes after all others, with growing pauses. */
  readonly except: readonly Id[]
}

/** Walks over many items, each in a transaction of its own: a failure affects only its item. */
export interface WalkingJob<Id extends number | string = number> extends Scheduled {
  /** The next that are due, in the order of ids, as many as fit a portion. */
  readonly list: (ctx: JobContext, from: WalkFrom<Id>) => Promise<readonly Id[]>
  /** Looks itself whether they are still due: a person may have been faster, and what failed comes back without being listed. */
  readonly each: (ctx: JobContext, ids: readonly Id[]) => Promise<void>
  /** Checks itself whether the ids are still due: a person may have been faster, and failed ids come back without being listed. */
  readonly together?: number
}

/** JobQueue outside of a request, by schedule. Must be idempotent. */
export type Job = SingleJob | WalkingJob | WalkingJob<string>

export function listener<P extends z.ZodType>(
  name: string,
  event: EventKind<P>,
  hear: (ctx: JobContext, payloads: readonly z.output<P>[]) => Promise<void>,
): Listener {
  return {
    name,
    event,
    hear: (ctx, payloads) =>
      hear(
        ctx,
        payloads.map((payload) => event.payload.parse(payload)),
      ),
  }
}

/** What every process that answers people does by the clock: it writes together what it has gathered in memory, and may lose it. */
export interface Beat {
  readonly name: string
  readonly everyMs: number
  readonly run: (sql: Sql) => Promise<void>
}

/**
 * What every process with jobs does by the clock outside of any transaction, because it speaks with somebody who may be slow. Several processes do it
 * at once: each takes what it does away from the others first.
 */
export interface Chore {
  readonly name: string
  readonly everyMs: number
  /** @returns how much it has done: after something it is run again at once */
  readonly run: (sql: Sql, clock: () => Date, extensions: Extensions) => Promise<number>
  readonly close?: () => void
}

/** The server side of a module, as the server mounts it. */
export interface ServerModule {
  readonly name: string
  readonly routes: readonly Route[]
  readonly listeners?: readonly Listener[]
  readonly jobs?: readonly Job[]
  readonly beats?: readonly Beat[]
  readonly chores?: readonly Chore[]
  /** Contributions to extension points of lower modules. */
  readonly extensions?: readonly Extension[]
}
