import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { WorkKind } from '../contract/stuck-run.ts'

/** An attempt as a policy is asked about it: of the viewer, and the last one of its work. */
export interface PolicyAttempt {
  readonly id: number
  readonly workId: number
  readonly userId: number
}

/** What is being done to a task. */
export type SolvingAct = 'answer' | 'save' | 'hint' | 'give_up' | 'hold'

/**
 * What the room that owns works of a kind says to the engine; without it none of them is solved here. What is absent in
 * it is allowed: whoever has begun goes on. Beginning is the owner's own endpoint, with `startRun`.
 */
export interface WorkPolicy {
  readonly kind: WorkKind
  /** May it be looked at now? @throws the owner's refusal */
  readonly look?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
  /** The attempt is judged: may its pupil not know yet, because others are still being checked? */
  readonly hidesResult?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** May this be done now? @throws the owner's refusal */
  readonly solve?: (ctx: Ctx, attempt: PolicyAttempt, act: SolvingAct) => Promise<void>
  /** The pupil, or the clock of their page, has ended the attempt, in the same transaction; may be said again. */
  readonly finished?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
}

/** Rooms that own works bring one for each kind. */
export const workPolicy = extensionPoint<WorkPolicy>('works.policy')

/** Nothing for a kind that is solved under the addresses of its own room. */
export const policyOf = (ctx: Pick<Ctx, 'extensions'>, kind: WorkKind): WorkPolicy | undefined =>
  ctx.extensions(workPolicy).find((policy) => policy.kind === kind)
