import type * as z from 'zod'

/** An event of a module; announced inside the transaction, delivered after commit, at least once. */
export interface EventKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
}
export const eventKind = <P extends z.ZodType>(name: string, payload: P): EventKind<P> => ({ name, payload })
