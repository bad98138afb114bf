import { matchPage, site } from '@school/routes'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { visitorContext, type Visitor } from '@school/ssr'

const handle = createRequestHandler(build, 'production')

/** Renders one page of the site; the visitor's `api` answers the loaders without a network. */
export function render(request: Request, visitor: Visitor): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitor)
  return handle(request, context)
}

/**
 * Pages for anyone look the same to every guest; sign-in does not, because it shows where it leads.
 * Answers of the search are as many as there are texts: kept, they would push the other pages out.
 * What a link with a ulid or a token shows can be revoked, and must be gone at that moment.
 */
export function isPublic(pathname: string): boolean {
  // The cache keeps pages; the map of the site is no page.
  if (pathname.endsWith('.xml')) return false
  const page = matchPage(site, pathname)?.page
  return page?.who === 'anyone' && page !== site.market.search && !/\/:(ulid|token)/.test(page.path)
}
