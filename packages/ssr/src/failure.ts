import { randomBytes } from 'node:crypto'
import { faultOf } from '@school/kernel/fault'
import type { RouterContextProvider } from 'react-router'
import { visitorContext, type Visitor } from './visitor.ts'

const codes = new WeakMap<Visitor, string>()

/** The code of a visit on which the server failed. */
export const failureCodeOf = (visitor: Visitor): string | undefined => codes.get(visitor)

interface Details {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Logs what a loader or a rendering threw under a code, which the error page shows. */
export function handleError(error: unknown, { request, context }: Details): void {
  // The visitor has left and needs no page.
  if (request.signal.aborted) return
  const visitor = context.get(visitorContext)
  const code = codes.get(visitor) ?? `S-${randomBytes(4).toString('hex').toUpperCase()}`
  codes.set(visitor, code)
  console.error(code, faultOf(error))
}
