import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { WorkKind } from '../contract/stuck-run.ts'
import type { AnswerReply } from '../contract/task.ts'

/** An attempt as a policy is asked about it: of the viewer, and the last one of its work. */
export interface PolicyAttempt {
  readonly id: number
  readonly workId: number
  readonly userId: number
}

/** What is being done to a task. */
export type SolvingAct = 'answer' | 'save' | 'hint' | 'give_up' | 'hold'

/**
 * What the room that owns works of a kind says to the engine. What is absent is allowed: whoever has begun goes on.
 * Beginning is the owner's own endpoint, with `startRun`.
 */
export interface WorkPolicy {
  readonly kind: WorkKind
  /** The attempt is judged: may its pupil not know yet, because others are still being checked? */
  readonly hidesResult?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** May this be done now? @param taskId `null` for the whole attempt @throws the owner's refusal */
  readonly solve?: (ctx: Ctx, attempt: PolicyAttempt, act: SolvingAct, taskId: number | null) => Promise<void>
  /** A task was answered or given up, in the same transaction. */
  readonly answered?: (
    ctx: Ctx,
    attempt: PolicyAttempt,
    taskId: number,
    reply: Pick<AnswerReply, 'gainedXp' | 'task'>,
  ) => Promise<void>
  /** The pupil, or the clock of their page, has ended the attempt, in the same transaction; may be said again. */
  readonly finished?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
}

/** Rooms that own works bring one for each kind. */
export const workPolicy = extensionPoint<WorkPolicy>('works.policy')

export const policyOf = (ctx: Pick<Ctx, 'extensions'>, kind: WorkKind): Omit<WorkPolicy, 'kind'> =>
  ctx.extensions(workPolicy).find((policy) => policy.kind === kind) ?? {}
