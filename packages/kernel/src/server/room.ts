import type * as z from 'zod'
import type { EventKind } from '../contract/events.ts'
import type { Binding } from './binding.ts'
import type { Unit } from '@school/db'
import type { SearchSource } from './searchable.ts'

/** What a job or a listener may use: its own transaction and the clock. */
export interface WorkCtx extends Unit {
  readonly now: Date
}

export const workCtx = (unit: Unit, now: Date): WorkCtx => ({
  sql: unit.sql,
  get db() {
    return unit.db
  },
  ask: (question) => unit.ask(question),
  send: (write, refusal) => unit.send(write, refusal),
  now,
})

/** Hears an event of a lower room. Must be idempotent: delivery is at least once. */
export interface Listener {
  readonly event: EventKind
  /** Unique; names the queue. */
  readonly name: string
  /** Of what was announced in the last moments, all of it in one transaction. */
  readonly hear: (ctx: WorkCtx, payloads: readonly unknown[]) => Promise<void>
}

/** Work outside of a request, by schedule. Must be idempotent. */
export interface Job {
  readonly name: string
  /** Cron, UTC. */
  readonly schedule: string
  readonly summary: string
  readonly run: (ctx: WorkCtx) => Promise<void>
}

export function listener<P extends z.ZodType>(
  name: string,
  event: EventKind<P>,
  hear: (ctx: WorkCtx, payloads: readonly z.output<P>[]) => Promise<void>,
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

/** The server side of a room, as the server mounts it. */
export interface Room {
  readonly name: string
  readonly answers: readonly Binding[]
  readonly listeners?: readonly Listener[]
  readonly jobs?: readonly Job[]
  /** What the site's search may find of it. */
  readonly searchable?: readonly SearchSource[]
}
