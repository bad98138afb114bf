import * as z from 'zod'
import type { Audience, Feature } from '@school/access'
import { WireInteger } from './integer.ts'

/** Path parameters named in a path: `'/a/:id/b/:kind'` -> `'id' | 'kind'`. */
export type PathParam<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? PathParam<Head> | PathParam<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A noun of the domain that pages show and people change: `module.noun`. GETs declare the facts they report (`reads`), mutations the facts
 * they change; `laws/facts.test.ts` checks the words.
 */
export type Fact = `${string}.${string}`

export interface Endpoint<
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** `module.verb`, unique; the first part of query keys and the operation id in OpenAPI. */
  readonly name: string
  readonly method: Method
  readonly path: Path
  /** Who may call it at all. Mandatory: an endpoint without an audience does not compile. */
  readonly audience: Audience
  /** Portal only: users without the feature are refused like users of another audience. */
  readonly feature?: Feature
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: Reply
  /** Codes of the refusals it may answer with, besides the common ones. */
  readonly errors?: readonly string[]
  /** Of a GET: the facts its reply is made of; a mutation that changes one of them invalidates the reply (decision 044). */
  readonly reads?: readonly Fact[]
  /** Of a mutation: the facts it changes. */
  readonly changes?: readonly Fact[]
  /** Calls a minute of one person, or of one address for those who have not signed in; only the common limit when absent. */
  readonly perMinute?: number
  /**
   * `false` for endpoints that create or end a session, a code or a token: the reply is not kept for a repeat key, so a repeat runs the
   * mutation again and must be safe to do so. Every other mutation is answered once per repeat key.
   */
  readonly keepsReply?: false
  /** The most bytes that a body of JSON may have, where it is more than bodies commonly have. */
  readonly bodyBytes?: number
  /** The body is one file, sent as it is, of at most so many bytes: see `answerUpload`. */
  readonly fileBytes?: number
  /** The file comes as this field of a form (`multipart/form-data`) instead. */
  readonly fileField?: string
  /** The reply is a file, or an address elsewhere, and not JSON: see `FileReply`, `Elsewhere`. */
  readonly isFile?: boolean
  /** True when the reply is a page that the database has read, with paging headers: the handler answers `PageOf`. */
  readonly paged?: boolean
  /** A GET that a parent may read for a child, who is named by `child_id` in the query: as the child, and every `can` is false (decision 060). */
  readonly alsoForParents?: true
  /**
   * Open to a session that a personal code on paper has opened (of a class, of an olympiad). Other endpoints refuse such a session, except those for
   * `anyone`: what a guest may do needs no account (decision 079).
   */
  readonly alsoForWeakSessions?: true
  /**
   * Closed to accounts without a proved address or phone, because anybody can create an agent's account unaided. By default this covers,
   * for agents and the staff, endpoints that take a file or a large body and those that make a file; others that read lists, write to
   * many people or create schools set it explicitly.
   */
  readonly forProved?: boolean
}

/** What a page's cache must know of the endpoint; an empty list is stated too. Files are not cached. */
type Said =
  | { readonly method: 'GET'; readonly reads: readonly Fact[]; readonly changes?: never }
  | { readonly method: 'GET'; readonly isFile: true; readonly reads?: never; readonly changes?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly changes: readonly Fact[]; readonly reads?: never }

/** Declares one endpoint. Identity at run time; all the work is in the types. */
export function endpoint<
  const Path extends string,
  Reply extends z.ZodType,
  Params extends z.ZodType<Record<PathParam<Path>, unknown>> = z.ZodType<Record<PathParam<Path>, unknown>>,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  declaration: Endpoint<Path, Params, Query, Body, Reply> & Said,
): Endpoint<Path, Params, Query, Body, Reply> {
  return declaration
}

export type InputOf<E> =
  E extends Endpoint<infer Path, infer P, infer Q, infer B, z.ZodType>
    ? ([PathParam<Path>] extends [never] ? unknown : { params: z.input<P> }) &
        (Q extends z.ZodUndefined ? unknown : { query?: z.input<Q> }) &
        (B extends z.ZodUndefined ? unknown : { body: z.input<B> })
    : never

const ofGrownUps: ReadonlySet<Audience> = new Set(['agent', 'teacher', 'staff'])

/** Whether an endpoint is closed to an account without a proved contact. */
export const isForProved = ({ audience, forProved, fileBytes, bodyBytes, isFile }: Endpoint): boolean =>
  forProved ??
  (ofGrownUps.has(audience) && (fileBytes !== undefined || bodyBytes !== undefined || isFile === true))

/** Whether an endpoint takes calls of a session that a personal code has opened. */
export const isOpenToWeakSessions = ({ audience, alsoForWeakSessions }: Endpoint): boolean =>
  audience === 'anyone' || alsoForWeakSessions === true

export type ReplyOf<E> =
  E extends Endpoint<string, z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** An id in a path. Anything that is not a positive 32-bit integer can't be found. */
export const Id = WireInteger(1, 2_147_483_647)
export const idParams = <const N extends string>(name: N) =>
  z.object({ [name]: Id } as { [K in N]: typeof Id })

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true })
