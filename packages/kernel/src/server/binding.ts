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

/** An endpoint with the handler that answers it. */
export interface Binding {
  readonly endpoint: Endpoint
  readonly handler: (ctx: Ctx, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
}

/** Binds a contract's endpoint to its handler; audience, parsing and the shape of the reply are kept by the server. */
export function answer<E extends Endpoint>(endpoint: E, handler: Handler<E>): Binding {
  return { endpoint, handler: handler as Binding['handler'] }
}
