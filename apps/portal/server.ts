import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type Visitor, visitorContext } from '@school/ssr'

const handle = createRequestHandler(build, 'production')

/** Renders one page of the portal. */
export function render(request: Request, visitor: Visitor): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  return handle(request, context)
}

export const isPublic = (): boolean => true
