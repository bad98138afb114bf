import type { Sql, Unit } from '@school/db'
import { type Ctx, extensionPoint, type JobContext } from '@school/kernel/server'
import type { TaskStatus } from '@school/tasks/contract'
import type { CheckPromise } from './rules/check-by.ts'
import type { Secrecy } from './rules/key-secrecy.ts'

/** The attempt passed to a policy: the viewer's, and the last one of its work. */
export interface PolicyAttempt {
  readonly id: number
  readonly workId: number
  readonly userId: number
}

/** What is being done. */
export type SolvingAct = 'answer' | 'save' | 'hint' | 'give_up' | 'hold' | 'finish'

/** A try that was judged or stored, or a task that was given up. */
export interface SolvedAct {
  readonly act: 'answer' | 'give_up'
  readonly taskId: number
  readonly status: TaskStatus
  readonly gainedXp: number
}

/** The page where a pupil meets a work. */
export interface WorkPlace {
  readonly workId: number
  readonly url: string
  readonly disciplineId: number
}

/**
 * Policy of a kind of works, registered by the module that owns them; works of a kind without a policy are secret and can't be solved. Absent
 * methods allow: started attempts may be continued. Starting is an endpoint of the owner, with `startAttempt`.
 */
export interface WorkPolicy {
  /** As in the table of works; every kind belongs to one module. */
  readonly kind: string
  /** Name of the kind: «олимпиада». */
  readonly title: string
  /** When teachers may read its keys. */
  readonly secrecy: Secrecy
  /** Promised time of reviews, where the rules of the work have no hour of results. */
  readonly promise: CheckPromise
  /** Titles of its works: a query of `(work_id, title)`. */
  readonly namesSql?: string
  /** Pages of its works for pupils: a query of `(work_id, discipline_id, path)`, the ids of the address, and the address. */
  readonly places?: { readonly sql: string; readonly url: (...path: number[]) => string }
  /**
   * Attempts of works with answers saved until the finish whose pupils may read again, task by task, the questions and their mistakes:
   * a query of `(attempt_id)`. Without it such attempts are not disclosed.
   */
  readonly disclosedSql?: string
  /** Its answers are judged only by a jury, which does not see the names. */
  readonly jury?: {
    /** Works judged by two people, and by a third when their marks differ more: a query of `(work_id, step)`, in points. Other works have one. */
    readonly stepsSql: string
    /** Its members besides methodists: a query of `(work_id, user_id)`. */
    readonly expertsSql: string
  }
  /** May the attempt, or this task of it, be viewed now? @throws the policy's refusal */
  readonly look?: (ctx: Ctx, attempt: PolicyAttempt, taskId: number | null) => Promise<void>
  /** Are hints available now, where the rules of the work have them? */
  readonly givesHints?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** The attempt is judged: must the result be withheld from its pupil, because others are still being checked? */
  readonly hidesResult?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** Is this action allowed now, for this task or for all of them? @throws the policy's refusal */
  readonly solve?: (ctx: Ctx, attempt: PolicyAttempt, act: SolvingAct, taskId: number | null) => Promise<void>
  /** Called after the action, in the same transaction. */
  readonly solved?: (ctx: Ctx, attempt: PolicyAttempt, done: SolvedAct) => Promise<void>
  /**
   * Returning an answer after its attempt has ended, while there is time: `mayGoOn` checks the time, `reopen` reopens the
   * attempt. Without it only attempts in progress accept a returned answer.
   */
  readonly returning?: {
    readonly mayGoOn: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
    readonly reopen: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
  }
  /** The pupil, or the clock of their page, has ended the attempt, in the same transaction; may be called repeatedly. */
  readonly finished?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
}

/** Extension point: modules that own works register one policy for each kind. */
export const workPolicy = extensionPoint<WorkPolicy>('work-rules.policy', ({ kind }) => kind)

/** A context with access to policies. */
export type WithPolicies = Pick<Ctx, 'extensions'>

/** A transaction at an instant, with access to policies. */
export type Judging = Unit & Pick<JobContext, 'now' | 'extensions'>

/** Undefined for a kind without a policy: it is secret and can't be solved. */
export const policyOf = (ctx: WithPolicies, kind: string): WorkPolicy | undefined =>
  ctx.extensions(workPolicy).find((policy) => policy.kind === kind)

/** Kinds whose policies meet a condition. */
export const kindsWhose = (ctx: WithPolicies, says: (policy: WorkPolicy) => boolean): string[] =>
  ctx
    .extensions(workPolicy)
    .filter(says)
    .map(({ kind }) => kind)

/** Titles of works of all modules: a query of `(work_id, title)`. */
export const workNamesSql = (ctx: WithPolicies): string =>
  ctx
    .extensions(workPolicy)
    .flatMap(({ namesSql }) => namesSql ?? [])
    .join(' union all ')

/** Pages of these works for pupils, of all modules, by works. */
export async function findWorkPlaces(
  { sql, extensions }: WithPolicies & { sql: Sql },
  workIds: readonly number[],
): Promise<Map<number, WorkPlace>> {
  const owners = extensions(workPolicy).flatMap(({ places }) => places ?? [])
  if (workIds.length === 0 || owners.length === 0) return new Map()
  const { rows } = await sql.query<Omit<WorkPlace, 'url'> & { owner: number; path: number[] }>({
    name: 'find_work_places',
    text: `select owner, work_id as "workId", discipline_id as "disciplineId", path from (
        ${owners.map((place, owner) => `select ${owner} as owner, place.* from (${place.sql}) place`).join(' union all ')}
      ) places where work_id = any($1::int[])`,
    values: [workIds],
  })
  return new Map(
    rows.map(({ owner, path, workId, disciplineId }) => [
      workId,
      { workId, disciplineId, url: owners[owner]!.url(...path) },
    ]),
  )
}
