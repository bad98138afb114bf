import type { Sql, Unit } from '@school/db'
import { type Ctx, extensionPoint, type JobContext } from '@school/kernel/server'
import type { TaskStatus } from '@school/tasks/contract'
import type { CheckPromise } from './rules/check-by.ts'
import type { Secrecy } from './rules/key-secrecy.ts'

/** An attempt as a policy is asked about it: of the viewer, and the last one of its work. */
export interface PolicyAttempt {
  readonly id: number
  readonly workId: number
  readonly userId: number
}

/** What is being done. */
export type SolvingAct = 'answer' | 'save' | 'hint' | 'give_up' | 'hold' | 'finish'

/** A try that was judged or kept, or a task that was given up. */
export interface SolvedAct {
  readonly act: 'answer' | 'give_up'
  readonly taskId: number
  readonly status: TaskStatus
  readonly gainedXp: number
}

/** Where a pupil meets a work. */
export interface WorkPlace {
  readonly workId: number
  readonly url: string
  readonly disciplineId: number
}

/**
 * What the room that owns works of a kind says to the engine; without it they are secret and none of them is solved here. What
 * is absent in it is allowed: whoever has begun goes on. Beginning is the owner's own endpoint, with `startAttempt`.
 */
export interface WorkPolicy {
  /** As it stands in the table of works; no other room has it. */
  readonly kind: string
  /** What a work of the kind is called: «олимпиада». */
  readonly title: string
  /** When those who teach may read its keys. */
  readonly secrecy: Secrecy
  /** By when people check an answer, where the rules of the work state no hour of results. */
  readonly promise: CheckPromise
  /** What its works are called: a query of `(work_id, title)`. */
  readonly namesSql?: string
  /** Where its pupils meet its works: a query of `(work_id, discipline_id, path)`, the ids of the address, and the address. */
  readonly places?: { readonly sql: string; readonly url: (...path: number[]) => string }
  /**
   * Attempts of works whose answers are saved until the finish in which their pupils may read again, task by task, what was asked and what was
   * wrong: a query of `(attempt_id)`. Without it nobody may.
   */
  readonly toldSql?: string
  /** Its answers are judged by a jury alone, which does not learn whose they are. */
  readonly jury?: {
    /** Where two people judge, and a third when their marks lie further apart: a query of `(work_id, step)`, in points. Elsewhere one does. */
    readonly stepsSql: string
    /** Who sits in it besides methodists: a query of `(work_id, user_id)`. */
    readonly expertsSql: string
  }
  /** May the attempt, or this task of it, be looked at now? @throws the owner's refusal */
  readonly look?: (ctx: Ctx, attempt: PolicyAttempt, taskId: number | null) => Promise<void>
  /** Are there hints now, where the rules of the work have them? */
  readonly givesHints?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** The attempt is judged: may its pupil not know yet, because others are still being checked? */
  readonly hidesResult?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
  /** May this be done now, to this task or to all of them? @throws the owner's refusal */
  readonly solve?: (ctx: Ctx, attempt: PolicyAttempt, act: SolvingAct, taskId: number | null) => Promise<void>
  /** It was done, in the same transaction. */
  readonly solved?: (ctx: Ctx, attempt: PolicyAttempt, done: SolvedAct) => Promise<void>
  /**
   * An answer may be given back after its attempt has ended, while there is time: `mayGoOn` says whether there is, `reopen` lets the
   * attempt be gone on with. Without it only an attempt that has not ended takes an answer back.
   */
  readonly returning?: {
    readonly mayGoOn: (ctx: Ctx, attempt: PolicyAttempt) => Promise<boolean>
    readonly reopen: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
  }
  /** The pupil, or the clock of their page, has ended the attempt, in the same transaction; may be said again. */
  readonly finished?: (ctx: Ctx, attempt: PolicyAttempt) => Promise<void>
}

/** Rooms that own works bring one for each kind. */
export const workPolicy = extensionPoint<WorkPolicy>('works.policy', ({ kind }) => kind)

/** Whoever knows what rooms say of their works. */
export type WithPolicies = Pick<Ctx, 'extensions'>

/** A transaction at an instant, of whoever knows what rooms say of their works. */
export type Judging = Unit & Pick<JobContext, 'now' | 'extensions'>

/** Nothing for a kind that no room speaks for: it is secret and not solved. */
export const policyOf = (ctx: WithPolicies, kind: string): WorkPolicy | undefined =>
  ctx.extensions(workPolicy).find((policy) => policy.kind === kind)

/** Kinds whose policies say so. */
export const kindsWhose = (ctx: WithPolicies, says: (policy: WorkPolicy) => boolean): string[] =>
  ctx
    .extensions(workPolicy)
    .filter(says)
    .map(({ kind }) => kind)

/** What works of all rooms are called: a query of `(work_id, title)`. */
export const workNamesSql = (ctx: WithPolicies): string =>
  ctx
    .extensions(workPolicy)
    .flatMap(({ namesSql }) => namesSql ?? [])
    .join(' union all ')

/** Attempts of saved answers whose pupils may read again what was wrong, of all rooms: a query of `(attempt_id)`. */
export const toldAttemptsSql = (ctx: WithPolicies): string =>
  union(
    'select null::int as attempt_id where false',
    ctx.extensions(workPolicy).flatMap(({ toldSql }) => toldSql ?? []),
  )

/** Where pupils meet these works, of all rooms, by works. */
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

/** Works that a jury judges, of all rooms, as parts of queries. */
export interface JurySql {
  /** A condition over `kind`, the kind of a work. */
  isJudgedSql: (kind: string) => string
  stepsSql: string
  expertsSql: string
}

const union = (none: string, queries: readonly string[]): string => [none, ...queries].join(' union all ')

export function jurySql(ctx: WithPolicies): JurySql {
  const judged = ctx.extensions(workPolicy).filter(({ jury }) => jury)
  const kinds = judged.map(({ kind }) => `'${kind}'`)
  return {
    isJudgedSql: (kind) => (kinds.length === 0 ? 'false' : `${kind} in (${kinds.join(', ')})`),
    stepsSql: union(
      'select null::int as work_id, null::int as step where false',
      judged.map(({ jury }) => jury!.stepsSql),
    ),
    expertsSql: union(
      'select null::int as work_id, null::int as user_id where false',
      judged.map(({ jury }) => jury!.expertsSql),
    ),
  }
}
