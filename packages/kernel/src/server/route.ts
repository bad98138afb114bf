import type * as z from 'zod'
import type { Endpoint } from '../contract/endpoint.ts'
import type { PageOf } from '../contract/list.ts'
import type { Ctx } from './context.ts'

type Parsed<Z> = Z extends z.ZodType ? z.output<Z> : undefined
type Answered<R extends z.ZodType> =
  z.input<R> extends readonly (infer Item)[] ? z.input<R> | PageOf<Item> : z.input<R>

export type Handler<E> =
  E extends Endpoint<string, infer P, infer Q, infer B, infer R>
    ? (ctx: Ctx, input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }) => Promise<Answered<R>>
    : never

interface AnyInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * A short form of the first answer to a repeat key, for answers that are long and can mostly be computed again: every byte is
 * written to the database with every mutation, and a repeat occurs once in a thousand.
 */
export interface KeptForm<I, R> {
  shorten(reply: R): R
  /** For a repeat. When it throws, the short answer is sent. */
  complete(ctx: Ctx, input: I, short: R): Promise<R>
}

/** A file that has come in and is kept nowhere yet. */
export interface ReceivedFile {
  readonly size: number
  /** Throws away what was not kept. */
  discard(): Promise<void>
}

/** An endpoint with the handler that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  /** Receives the file before a transaction begins: a slow network must not hold a database connection. */
  readonly receive?: (bytes: AsyncIterable<Buffer>, declaredType: string) => Promise<ReceivedFile>
  /** What is slow and reads only: it runs before a transaction begins and holds no connection. */
  readonly before?: (ctx: Ctx, input: AnyInput) => Promise<unknown>
  readonly handler: (ctx: Ctx, input: AnyInput, prepared?: unknown) => Promise<unknown>
  readonly keptForm?: KeptForm<AnyInput, unknown>
}

type InputOf<H> = H extends (ctx: Ctx, input: infer I) => Promise<unknown> ? I : never
type ReplyOf<H> = H extends (...given: never[]) => Promise<infer R> ? R : never

/** Binds a contract's endpoint to its handler; audience, parsing and the shape of the reply are kept by the server. */
export function handle<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  keptForm?: KeptForm<InputOf<Handler<E>>, ReplyOf<Handler<E>>>,
): Route {
  const bound = { endpoint, handler: handler as Route['handler'] }
  return keptForm ? { ...bound, keptForm: keptForm as NonNullable<Route['keptForm']> } : bound
}

/**
 * Binds a mutation with slow work in it: `before` runs outside of the transaction and the handler gets what it has
 * found out, and looks whether it still holds.
 */
export const handleAfter = <E extends Endpoint, P>(
  endpoint: E,
  before: (ctx: Ctx, input: InputOf<Handler<E>>) => Promise<P>,
  handler: (ctx: Ctx, input: InputOf<Handler<E>>, prepared: P) => Promise<ReplyOf<Handler<E>>>,
): Route => ({
  endpoint,
  before: before as NonNullable<Route['before']>,
  handler: handler as Route['handler'],
})

/** Binds an endpoint with `fileBytes`: the handler gets as its body what `receive` has made of the bytes. */
export const handleUpload = <F extends ReceivedFile>(
  endpoint: Endpoint,
  receive: (bytes: AsyncIterable<Buffer>, declaredType: string) => Promise<F>,
  handler: (ctx: Ctx, input: { params: never; query: never; body: F }) => Promise<unknown>,
): Route => ({ endpoint, receive, handler: handler as Route['handler'] })
